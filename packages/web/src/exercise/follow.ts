import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Ring } from '@zertz/rules';
import type { Motion, Motions } from '../board/motion.ts';
import { motionsOfStep, motionsOfTurn } from '../play/motions.ts';
import type { Session } from '../play/session.ts';
import { cuesBetween, newTurn } from '../sound/cues.ts';
import { feel, hear } from '../sound/play.ts';
import { isStill } from '../storage/settings.ts';

/** What is seen and heard of an exercise as it goes on, and what is to happen in it by itself. */
export interface Follower {
  readonly pointed: Signal<Ring | undefined>;
  readonly motions: Signal<Motions | undefined>;
  /** `own`: the change was made at this board, so that parts of it were seen already. */
  readonly follow: (before: Session, after: Session, own: boolean) => void;
  /** Does something later, or at once where nothing moves and so nothing has to be waited for. */
  readonly later: (act: () => void) => void;
  /** What was to be done later is not done. */
  readonly stop: () => void;
  readonly reset: () => void;
}

/** How long a turn stands before it is answered, so that both are seen. */
const PAUSE = 700;

export const createFollower = (): Follower => {
  const pointed = signal<Ring | undefined>(undefined);
  const motions = signal<Motions | undefined>(undefined);
  let serial = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const move = (list: readonly Motion[]): void => {
    if (list.length > 0) motions.value = { serial: ++serial, list };
  };
  const stop = (): void => clearTimeout(timer);
  return {
    pointed,
    motions,
    stop,
    follow: (before, after, own) => {
      const played = newTurn(before.game, after.game);
      if (played !== undefined) pointed.value = undefined;
      move(
        played === undefined
          ? motionsOfStep(before, after)
          : motionsOfTurn(played, own ? before : undefined),
      );
      const cues = cuesBetween(before, after);
      hear(cues);
      // What somebody else plays is only heard.
      if (own) feel(cues);
    },
    later: (act) => {
      stop();
      if (isStill()) act();
      else timer = setTimeout(act, PAUSE);
    },
    reset: () => {
      stop();
      pointed.value = undefined;
      motions.value = undefined;
    },
  };
};
