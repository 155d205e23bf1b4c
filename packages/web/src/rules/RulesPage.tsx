import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { PageHeading } from '../pages/PageHeading.tsx';
import { arrival, hrefOf, page } from '../pages/router.ts';
import { Clauses, HERE } from './Clauses.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { DIAGRAM_NAMES, DIAGRAMS } from './diagrams.ts';
import { printOnPaper } from './onPaper.ts';
import { PresetTable } from './PresetTable.tsx';
import { RequestTexts } from './RequestTexts.tsx';
import { SECTION_NAMES, SECTIONS } from './sections.ts';
import type { SectionName } from './sections.ts';
import { rulesWords } from './words.ts';
import './rules.css';

/** All the rules on one page, with boards that play what they tell. */
export const RulesPage = (): JSX.Element => {
  const text = rulesWords();
  useEffect(printOnPaper, []);
  // The page comes after the browser has looked for the place that the address names.
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (location.hash.length <= 1) return;
    place?.scrollIntoView();
    if (arrival.peek() === 'place') place?.focus({ preventScroll: true });
  }, [page.value?.hash]);
  return (
    <main id="content" class="page rules-page" tabIndex={-1}>
      <div class="page-head">
        <div class="grow">
          <PageHeading>{text.title}</PageHeading>
          <p class="rules-says">{text.says}</p>
        </div>
        <a class="button accent" href={hrefOf('learn')}>
          {text.learn}
        </a>
        <button type="button" class="button rules-print" onClick={() => window.print()}>
          {text.print}
        </button>
      </div>
      <div class="rules-columns">
        <Contents />
        <div class="rules-text">
          {SECTION_NAMES.map((name) => (
            <Section key={name} name={name} />
          ))}
          <PresetTable />
          <RequestTexts />
          <p class="quiet">{text.clauseNote}</p>
        </div>
      </div>
    </main>
  );
};

const Contents = (): JSX.Element => {
  const { contents, presets, requests, sections } = rulesWords();
  return (
    <nav class="rules-contents" aria-label={contents}>
      <ol>
        {SECTION_NAMES.map((name) => (
          <li key={name}>
            <a href={`#${name}`} target={HERE}>
              {sections[name].title}
            </a>
          </li>
        ))}
        <li>
          <a href="#presets" target={HERE}>
            {presets.title}
          </a>
        </li>
        <li>
          <a href="#texts" target={HERE}>
            {requests.title}
          </a>
        </li>
      </ol>
    </nav>
  );
};

const Section = ({ name }: { readonly name: SectionName }): JSX.Element => {
  const { title, says } = rulesWords().sections[name];
  const paragraphs: { readonly [paragraph: string]: string } = says;
  return (
    <section id={name} class="rules-section" aria-labelledby={`${name}-title`} tabIndex={-1}>
      <h2 id={`${name}-title`}>{title}</h2>
      {Object.entries(SECTIONS[name]).map(([paragraph, clauses]: [string, readonly string[]]) => (
        <p key={paragraph}>
          {paragraphs[paragraph]} <Clauses of={clauses} at={`${name}.${paragraph}`} />
        </p>
      ))}
      <div class="diagrams">
        {DIAGRAM_NAMES.filter((diagram) => DIAGRAMS[diagram].section === name).map((diagram) => (
          <DiagramFigure key={diagram} name={diagram} />
        ))}
      </div>
    </section>
  );
};
