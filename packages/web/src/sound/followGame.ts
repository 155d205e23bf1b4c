import { computed, effect, untracked } from '@preact/signals';
import { positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { clock, urgency } from '../play/clock.ts';
import { leftNow } from '../play/clockRuns.ts';
import { isHere, seats, session, solo, toMove } from '../play/store.ts';
import { settings } from '../storage/settings.ts';
import { cuesBetween, endOf, newTurn } from './cues.ts';
import type { Cue } from './cues.ts';
import { feel, hear, listenForTouch } from './play.ts';

/** The end of a game, and the turn coming back from the computer. */
const newsOf = (before: Game, after: Game, at: number): readonly Cue[] => {
  const { outcome } = after;
  if (outcome !== undefined) {
    if (before.outcome !== undefined || before.start !== after.start) return [];
    if (outcome.winner === undefined) return [{ sound: 'turn', at }];
    const won = seats.value[outcome.winner].kind === 'here';
    return [{ sound: won ? 'win' : 'loss', at }];
  }
  const back = newTurn(before, after) !== undefined && solo.value && isHere.value;
  const { turnSignal } = settings.value;
  const wanted = turnSignal === 'always' || (turnSignal === 'hidden' && document.hidden);
  return back && wanted ? [{ sound: 'turn', at }] : [];
};

/** What happens at the table is heard; every sound tells something that can be seen too. */
const followTable = (): void => {
  let before = session.peek();
  effect(() => {
    const [was, now] = [before, session.value];
    before = now;
    if (was === now) return;
    untracked(() => {
      const cues = cuesBetween(was, now);
      hear([...cues, ...newsOf(was.game, now.game, endOf(cues))]);
      const mover = seats.value[positionOf(was.game).turn];
      if (mover.kind === 'here' || now.refusal !== undefined) feel(cues);
    });
  });
};

/** The last seconds of whoever is to move here, counted down. */
const lastSecond = computed(() => {
  const left = leftNow(toMove.value);
  if (left === undefined || clock.value === undefined || !isHere.value) return undefined;
  return urgency(left, clock.value) === 'last' ? Math.ceil(left / 1000) : undefined;
});

const followClock = (): void => {
  let before: number | undefined;
  effect(() => {
    const now = lastSecond.value;
    if (now !== undefined && now !== before) hear([{ sound: 'low', at: 0 }]);
    before = now;
  });
};

export const followSounds = (): void => {
  listenForTouch();
  followTable();
  followClock();
};
