import { Fragment } from 'preact';
import type { JSX } from 'preact';
import { puzzleWords } from '../puzzles/words.ts';
import { printedTurns } from './layout.ts';
import type { Numbered } from './layout.ts';
import { printWords } from './words.ts';

type Solution = Numbered<readonly string[]>;

/** Lines of turns in official notation, by the numbers of their diagrams. */
export const PrintedSolutions = ({
  solutions,
  alone = false,
}: {
  readonly solutions: readonly Solution[];
  /** There is one diagram, which has no number. */
  readonly alone?: boolean;
}): JSX.Element => (
  <div class="printed-solutions">
    <b>{solutions.length === 1 ? puzzleWords().solution : printWords().solutions}</b>
    <ol>
      {solutions.map(({ number, of }) => (
        <li key={number}>
          {!alone && <b>{number}.</b>} <Turns turns={of} />
        </li>
      ))}
    </ol>
  </div>
);

const Turns = ({ turns }: { readonly turns: readonly string[] }): JSX.Element => (
  <bdi dir="ltr">
    {printedTurns(turns).map((turn, index) => (
      <Fragment key={index}>
        <span class="printed-turn">{turn}</span>{' '}
      </Fragment>
    ))}
  </bdi>
);
