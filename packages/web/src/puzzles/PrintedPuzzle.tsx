import type { JSX } from 'preact';
import type { Puzzle } from '@zertz/engine';
import { diagramOf } from '../print/diagrams.ts';
import { PrintedDiagram } from '../print/PrintedDiagram.tsx';
import { PrintedSolutions } from '../print/PrintedSolutions.tsx';
import { puzzleWords } from './words.ts';

/** What comes on paper instead of the page: a diagram, what is to be done, the solution upside down. */
export const PrintedPuzzle = ({ puzzle }: { readonly puzzle: Puzzle }): JSX.Element => {
  const diagram = diagramOf(puzzle);
  const text = puzzleWords();
  return (
    <section class="printed" aria-hidden="true" data-theme="print">
      <PrintedDiagram diagram={diagram} labels="every" shown={['tasks', 'marbles', 'links']} />
      <p>{text.lengthSays(puzzle.within)}</p>
      <p class="printed-about">
        {text.number(puzzle.id)} · {text.difficulty(puzzle.rating)}
      </p>
      <div class="printed-upside">
        <PrintedSolutions solutions={[{ number: 1, of: diagram.solution }]} alone />
      </div>
    </section>
  );
};
