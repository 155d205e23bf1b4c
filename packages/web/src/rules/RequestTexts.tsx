import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { Clauses } from './Clauses.tsx';
import { REQUEST_PRESETS } from './presetTable.ts';
import { REQUEST_NAMES, REQUESTS } from './sections.ts';
import type { RequestName } from './sections.ts';
import { rulesWords } from './words.ts';

/** Where the three texts leave the official game, and what can be read in two ways. */
export const RequestTexts = (): JSX.Element => {
  const { says, title } = rulesWords().requests;
  return (
    <section id="texts" class="rules-section" aria-labelledby="texts-title" tabIndex={-1}>
      <h2 id="texts-title">{title}</h2>
      <p>{says}</p>
      {REQUEST_NAMES.map((name) => (
        <Request key={name} name={name} />
      ))}
    </section>
  );
};

const Request = ({ name }: { readonly name: RequestName }): JSX.Element => {
  const { presets, texts } = rulesWords().requests;
  const { says, title } = texts[name];
  const items: { readonly [item: string]: string } = texts[name].items;
  return (
    <div class="request" id={name}>
      <h3>{title}</h3>
      <p>{says}</p>
      <ul>
        {Object.entries(REQUESTS[name]).map(([item, clauses]: [string, readonly string[]]) => (
          <li key={item}>
            {items[item]} <Clauses of={clauses} at={`${name}.${item}`} />
          </li>
        ))}
      </ul>
      <p class="quiet">
        {presets}:{' '}
        {words().list(REQUEST_PRESETS[name].map((preset) => words().presets[preset].name))}
      </p>
    </div>
  );
};
