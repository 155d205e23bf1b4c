import { lazy, Suspense } from 'preact/compat';
import type { JSX } from 'preact';
import { atLeisure } from '../parts/atLeisure.ts';
import { Boundary } from '../parts/Boundary.tsx';

const HomePuzzle = lazy(async () => {
  await atLeisure();
  const { HomePuzzle: Loaded, ready } = await import('../puzzles/pages.ts');
  await ready();
  return Loaded;
});

/** A place for the puzzle of the day, which comes after the board: nothing shifts when it is there. */
export const PuzzleOfDay = (): JSX.Element => (
  <div class="home-puzzle">
    <Boundary instead={() => null}>
      <Suspense fallback={<div class="card" />}>
        <HomePuzzle />
      </Suspense>
    </Boundary>
  </div>
);
