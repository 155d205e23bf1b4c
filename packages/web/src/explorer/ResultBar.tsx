import type { JSX } from 'preact';
import { nameOf } from '../study/store.ts';
import { explorerWords } from './words.ts';

/** A share narrower than this has no room for its figure. */
const ROOM = 0.16;

/** How games ended, the first player's wins on the left as on a gauge that lies down. */
export const ResultBar = ({
  first,
  second,
  tied,
}: {
  readonly first: number;
  readonly tied: number;
  readonly second: number;
}): JSX.Element => {
  const all = first + tied + second;
  const name = explorerWords().result(nameOf('first'), first, tied, nameOf('second'), second);
  return (
    <span class="result-bar" dir="ltr" role="img" aria-label={name} title={name}>
      <Part look="first" games={first} of={all} />
      <Part look="tied" games={tied} of={all} />
      <Part look="second" games={second} of={all} />
    </span>
  );
};

const Part = ({
  look,
  games,
  of,
}: {
  readonly look: 'first' | 'tied' | 'second';
  readonly games: number;
  readonly of: number;
}): JSX.Element | null =>
  games === 0 ? null : (
    <span class={look} style={{ flexGrow: games }}>
      {games / of >= ROOM && `${Math.round((games / of) * 100)}%`}
    </span>
  );
