import type { JSX } from 'preact';
import { shapeOf } from '@zertz/art';
import { longestLine } from '@zertz/engine';
import type { Puzzle } from '@zertz/engine';
import { apply, formatTurn, marbleAt, opponentOf } from '@zertz/rules';
import type { Played, Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { hrefOfPuzzle } from '../pages/router.ts';
import { taskOf } from './task.ts';
import type { Task } from './task.ts';
import { puzzleWords } from './words.ts';

/** What comes on paper instead of the page: a diagram, what is to be done, the solution upside down. */
export const PrintedPuzzle = ({ puzzle }: { readonly puzzle: Puzzle }): JSX.Element => {
  const task = taskOf(puzzle);
  const { captives, pool, turn } = task.position;
  const text = puzzleWords();
  return (
    <section class="printed" aria-hidden="true">
      <h1>
        {text.length(puzzle.within)} · {text.toMove(turn)} {turn === 'first' ? '◆' : '●'}
      </h1>
      <Diagram task={task} />
      <p>{text.lengthSays(puzzle.within)}</p>
      <p>
        {words().seats.you}: {text.held(captives[turn])} · {text.opponent}:{' '}
        {text.held(captives[opponentOf(turn)])} · {words().dock.pool}: {text.held(pool)}
      </p>
      <p class="printed-link">
        {text.number(puzzle.id)} · {text.difficulty(puzzle.rating)} ·{' '}
        <bdi>{new URL(hrefOfPuzzle(puzzle.id), location.href).href}</bdi>
      </p>
      <p class="printed-solution">
        {text.solution}: <bdi>{solutionOf(task).join('  ')}</bdi>
      </p>
    </section>
  );
};

/** The line in which the opponent holds out longest. */
const solutionOf = ({ position, proof }: Task): readonly string[] => {
  const line: Played[] = [];
  for (const turn of longestLine(proof)) line.push(apply(line.at(-1)?.after ?? position, turn));
  return line.map(formatTurn);
};

/** The position in black on white, with the name of every ring. */
const Diagram = ({ task: { position } }: { readonly task: Task }): JSX.Element => {
  const { board, rings } = position;
  const { box, places } = shapeOf(board, rings);
  return (
    <svg
      class="printed-board"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      focusable="false"
    >
      {places.map(({ label, ring, x, y }) => {
        if (!rings.has(ring as Ring)) return null;
        const marble = marbleAt(position, ring as Ring);
        return (
          <g key={ring} transform={`translate(${x} ${y})`}>
            <circle r="44" class="printed-ring" />
            <circle r="27" class={`printed-inside ${marble ?? ''}`} />
            <text class={`printed-label ${marble ?? ''}`} y="8">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
