import type { JSX } from 'preact';
import { REQUESTS, SECTIONS } from './sections.ts';
import { rulesWords } from './words.ts';

/** Where the page tells a clause first: there it can be linked to. */
const FIRST = new Map<string, string>(
  Object.entries({ ...SECTIONS, ...REQUESTS })
    .flatMap(([part, places]) =>
      Object.entries(places).flatMap(([place, clauses]: [string, readonly string[]]) =>
        clauses.map((clause): [string, string] => [clause, `${part}.${place}`]),
      ),
    )
    .toReversed(),
);

/** A link that the browser follows, as the router would not go to a place on the page. */
export const HERE = '_self';

/** The numbered clauses behind a sentence. */
export const Clauses = ({
  of,
  at,
}: {
  readonly of: readonly string[];
  /** Section and paragraph. */
  readonly at: string;
}): JSX.Element => (
  <span class="clauses" role="group" aria-label={rulesWords().clauses} dir="ltr">
    {of.map((clause) => (
      <a
        key={clause}
        href={`#${clause}`}
        target={HERE}
        id={FIRST.get(clause) === at ? clause : undefined}
      >
        {clause}
      </a>
    ))}
  </span>
);
