import { effect, untracked } from '@preact/signals';
import { clock, urgency } from '../play/clock.ts';
import { leftNow } from '../play/clockRuns.ts';
import { game, isHere, motions, seats, session, solo, toMove } from '../play/store.ts';
import { listenForTouch, sound } from './play.ts';

/** What moves on the board is heard; every sound tells something that can be seen too. */
const followMotions = (): void => {
  effect(() => {
    for (const motion of motions.value?.list ?? []) {
      if (motion.kind === 'jump') sound('jump', motion.rings.length - 1);
      else sound(motion.kind);
    }
  });
};

const followRefusals = (): void => {
  effect(() => {
    if (session.value.refusal !== undefined) sound('refusal');
  });
};

/** The end of a game, and the turn coming back from the computer. */
const followTurns = (): void => {
  let before = game.peek();
  effect(() => {
    const now = game.value;
    const grown = now.history.length === before.history.length + 1 && now.start === before.start;
    const ended = now.outcome !== undefined && before.outcome === undefined;
    before = now;
    untracked(() => {
      if (ended && now.start === before.start) {
        const winner = now.outcome?.winner;
        if (winner === undefined) sound('turn');
        else sound(seats.value[winner].kind === 'here' ? 'win' : 'loss');
      } else if (grown && solo.value && isHere.value) {
        sound('turn');
      }
    });
  });
};

/** A tick for each of the last seconds. */
const followClock = (): void => {
  let second = 0;
  effect(() => {
    const left = leftNow(toMove.value);
    const control = clock.value;
    if (left === undefined || control === undefined || !isHere.value) return;
    const now = Math.ceil(left / 1000);
    if (now !== second && urgency(left, control) === 'last') sound('low');
    second = now;
  });
};

export const followSounds = (): void => {
  listenForTouch();
  followMotions();
  followRefusals();
  followTurns();
  followClock();
};
