import type { ComponentChildren, JSX } from 'preact';
import type { Diagram } from './diagrams.ts';
import { GRIDS, inPages, numbered, solutionPages } from './layout.ts';
import type { Numbered } from './layout.ts';
import { PrintedDiagram } from './PrintedDiagram.tsx';
import { PrintedSolutions } from './PrintedSolutions.tsx';
import { placesOn } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { printWords } from './words.ts';
import './paper.css';

/** The sheet as it will lie on the table: pages of diagrams, then those of solutions. */
export const Papers = ({
  diagrams,
  sheet,
}: {
  readonly diagrams: readonly Diagram[];
  readonly sheet: Sheet;
}): JSX.Element => {
  const { paper, solutions } = sheet;
  const perPage = placesOn(sheet, diagrams.length);
  const pages = inPages(numbered(diagrams), perPage);
  const solved = solutions === 'page' ? solutionPages(solutionsOf(numbered(diagrams))) : [];
  const of = pages.length + solved.length;
  const common = { heading: sheet.heading, of };
  return (
    <div class={`papers ${paper}`}>
      <style>{`@page { size: ${paper === 'a4' ? 'A4' : 'letter'}; margin: 0 }`}</style>
      {pages.map((page, index) => (
        <Paper key={index} number={index + 1} {...common}>
          <Diagrams page={page} perPage={perPage} sheet={sheet} alone={diagrams.length === 1} />
        </Paper>
      ))}
      {solved.map((page, index) => (
        <Paper key={`s${index}`} number={pages.length + index + 1} {...common}>
          <div class="paper-solutions">
            <PrintedSolutions solutions={page} alone={diagrams.length === 1} />
          </div>
        </Paper>
      ))}
    </div>
  );
};

const solutionsOf = (
  diagrams: readonly Numbered<Diagram>[],
): readonly Numbered<readonly string[]>[] =>
  diagrams.map(({ number, of }) => ({ number, of: of.solution })).filter(({ of }) => of.length > 0);

const Paper = ({
  children,
  heading,
  number,
  of,
}: {
  readonly children: ComponentChildren;
  readonly heading: string;
  readonly number: number;
  readonly of: number;
}): JSX.Element => (
  <section class="paper" data-theme="print" aria-label={printWords().page(number, of)}>
    {(heading !== '' || of > 1) && (
      <header class="paper-head">
        <h2>
          <bdi>{heading}</bdi>
        </h2>
        {of > 1 && (
          <span dir="ltr" aria-hidden="true">
            {number} / {of}
          </span>
        )}
      </header>
    )}
    {children}
  </section>
);

const Diagrams = ({
  alone,
  page,
  perPage,
  sheet,
}: {
  readonly alone: boolean;
  readonly page: readonly Numbered<Diagram>[];
  readonly perPage: keyof typeof GRIDS;
  readonly sheet: Sheet;
}): JSX.Element => {
  const { shown, solutions } = sheet;
  const { columns, rows } = GRIDS[perPage];
  const isNumbered = !alone && (shown.includes('numbers') || solutions !== 'none');
  const solved = solutions === 'foot' ? solutionsOf(page) : [];
  return (
    <>
      <ol
        class={`paper-grid of-${perPage}`}
        style={{ '--columns': columns, '--rows': rows }}
        start={page[0]?.number}
      >
        {page.map(({ number, of }) => (
          <li key={number}>
            <PrintedDiagram
              diagram={of}
              labels={perPage <= 2 ? 'every' : 'edges'}
              number={isNumbered ? number : undefined}
              shown={shown}
            />
          </li>
        ))}
      </ol>
      {solved.length > 0 && (
        <footer class="paper-foot">
          <PrintedSolutions solutions={solved} alone={alone} />
        </footer>
      )}
    </>
  );
};
