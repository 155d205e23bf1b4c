import { batch, computed, effect, signal } from '@preact/signals';
import { enforcing } from '@zertz/engine';
import type { Proof, ProofData } from '@zertz/engine';
import { formatPosition } from '@zertz/rules';
import { finishMotions } from '../board/motion.ts';
import type { Session } from '../play/session.ts';
import type { Tapped } from '../play/taps.ts';
import { tellChange } from '../play/tell.ts';
import { attend, beginPuzzle, judged, respond, tryAgain } from '../puzzles/attempt.ts';
import type { Attempt } from '../puzzles/attempt.ts';
import { endJudging, judgementOf } from '../puzzles/judging.ts';
import { film, shownSession } from './film.ts';
import { trying } from './trying.ts';
import { follower, looked, place, position, seats } from './store.ts';

/** The forced line as a puzzle, while it is being solved. */
export const solving = signal<Attempt | undefined>(undefined);

/** What is on the board: the puzzle, a moment tried again, a film, or the turn being made. */
export const boardSession = computed(
  (): Session => solving.value?.session ?? trying.value?.session ?? shownSession.value,
);

let asking = new AbortController();

export const startSolving = (proof: Proof, data: ProofData, within: number): void => {
  finishMotions();
  const puzzle = { id: 'line', position: formatPosition(position.value), within, proof: data };
  batch(() => {
    film.value = undefined;
    looked.value = undefined;
    solving.value = beginPuzzle({
      puzzle: { ...puzzle, themes: [], rating: 0 },
      position: enforcing(position.value),
      proof,
    });
  });
};

export const stopSolving = (): void => {
  asking.abort();
  follower.stop();
  solving.value = undefined;
};

const enter = (next: Attempt): void => {
  const before = solving.value;
  if (before === undefined || next === before) return;
  batch(() => {
    solving.value = next;
    follower.follow(before.session, next.session, before.phase.kind === 'turn');
    tellChange(before.session, next.session, seats());
  });
  if (next.phase === before.phase) return;
  if (next.phase.kind === 'asking') void ask(next);
  if (next.phase.kind === 'answering' || next.phase.kind === 'refuting') {
    follower.later(() => {
      if (solving.value !== undefined) enter(respond(solving.value));
    });
  }
};

const ask = async (asked: Attempt): Promise<void> => {
  asking.abort();
  asking = new AbortController();
  const { signal: until } = asking;
  const judgement = await judgementOf(asked, until);
  if (!until.aborted && solving.value?.phase === asked.phase) {
    enter(judged(solving.value, judgement));
  }
};

export const solveInput = (make: (session: Session) => Tapped): void => {
  finishMotions();
  if (solving.value !== undefined) enter(attend(solving.value, make));
};

export const again = (): void => {
  finishMotions();
  if (solving.value !== undefined) enter(tryAgain(solving.value));
};

/** Nothing of it goes on with another position, or when its page has been left. */
export const runSolving = (): (() => void) => {
  const end = effect(() => {
    void place.value;
    stopSolving();
  });
  return () => {
    end();
    stopSolving();
    endJudging();
  };
};
