import { memo } from 'preact/compat';
import type { JSX } from 'preact';
import { positionView, shapeOf } from '@zertz/art';
import type { BoardView, Labels } from '@zertz/art';
import { opponentOf, PRESETS } from '@zertz/rules';
import type { Variant } from '@zertz/rules';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { words } from '../i18n/words.ts';
import { hrefOfPuzzle } from '../pages/router.ts';
import { puzzleWords } from '../puzzles/words.ts';
import type { Diagram } from './diagrams.ts';
import { PrintedMarbles } from './PrintedMarbles.tsx';
import type { Shown } from './sheet.ts';
import { printWords } from './words.ts';
import '@zertz/art/print.css';
import './printedDiagram.css';

/**
 * A position on paper, with what has to be known of it to solve it; drawn anew only where it has
 * changed, as there may be a hundred.
 */
export const PrintedDiagram = memo(
  ({
    diagram,
    labels,
    number,
    shown,
  }: {
    readonly diagram: Diagram;
    readonly labels: Labels;
    readonly number?: number | undefined;
    readonly shown: readonly Shown[];
  }): JSX.Element => {
    const { drawings, position, puzzle } = diagram;
    return (
      <figure class="printed-diagram" data-theme="print">
        {number !== undefined && <b class="printed-number">{number}</b>}
        <div class="printed-board">
          <BoardPicture view={viewOf(diagram, labels)} drawings={drawings} />
        </div>
        <figcaption>
          {shown.includes('tasks') && <Task diagram={diagram} />}
          {shown.includes('marbles') && <Held diagram={diagram} />}
          {!hasUsualGoals(position.variant) && (
            <p>{printWords().goals(words().newGame.goalsText(position.variant.goals))}</p>
          )}
          {puzzle !== undefined && shown.includes('links') && (
            <p class="printed-link">
              <bdi dir="ltr">{new URL(hrefOfPuzzle(puzzle.id), location.href).href}</bdi>
            </p>
          )}
        </figcaption>
      </figure>
    );
  },
);

const viewOf = ({ outline, position }: Diagram, labels: Labels): BoardView =>
  positionView(position, {
    shape: shapeOf(position.board, outline),
    labels,
    marbleMarks: false,
    strength: 1,
    last: undefined,
  });

const hasUsualGoals = ({ goals }: Variant): boolean =>
  JSON.stringify(goals) === JSON.stringify(PRESETS.official.goals);

const Task = ({ diagram }: { readonly diagram: Diagram }): JSX.Element | null => {
  const { isOver, position } = diagram;
  const title = titleOf(diagram);
  return (
    <>
      {title !== '' && (
        <p class="printed-title">
          <bdi>{title}</bdi>
        </p>
      )}
      {!isOver && <p>{puzzleWords().toMove(position.turn)}</p>}
    </>
  );
};

/** What is written over a diagram: the task of a puzzle, and what somebody wrote of a position. */
export const titleOf = ({ date, puzzle, title }: Diagram): string => {
  if (puzzle === undefined) return title;
  const task = puzzleWords().length(puzzle.within);
  if (date === undefined) return task;
  const day = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${day.format(date)} · ${task}`;
};

const Held = ({ diagram }: { readonly diagram: Diagram }): JSX.Element => {
  const { captives, pool, turn } = diagram.position;
  return (
    <p class="printed-marbles">
      {diagram.isOver ? (
        <>
          <PrintedMarbles of={words().seats.first} count={captives.first} />
          <PrintedMarbles of={words().seats.second} count={captives.second} />
        </>
      ) : (
        <>
          <PrintedMarbles of={words().seats.you} count={captives[turn]} />
          <PrintedMarbles of={puzzleWords().opponent} count={captives[opponentOf(turn)]} />
        </>
      )}
      <PrintedMarbles of={words().dock.pool} count={pool} />
    </p>
  );
};
