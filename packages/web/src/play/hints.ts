import { computed, effect, signal } from '@preact/signals';
import { positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { advise } from '../computer/computer.ts';
import { words } from '../i18n/words.ts';
import { page } from '../pages/router.ts';
import { mayHint } from '../storage/aids.ts';
import { current, elsewhere } from '../storage/current.ts';
import { firstRing, leadsTo } from './hint.ts';
import type { Hint } from './hint.ts';
import { hintText } from './hintText.ts';
import type { Session } from './session.ts';
import {
  assertively,
  game,
  input,
  isHere,
  politely,
  session,
  solo,
  thinkingTime,
  viewing,
} from './store.ts';

/** A hint belongs to the very game and turn it was asked for. */
interface Asked {
  readonly hint: Hint;
  readonly of: Game;
  readonly at: Session;
}

const asked = signal<Asked | undefined>(undefined);
let pending: AbortController | undefined;

/** Nobody waits longer for a hint. */
const MOST_MILLIS = 2000;

export const hintsAllowed = computed(() => mayHint(current.value.aids, solo.value));

/** There is somebody here who may ask now. */
export const mayAsk = computed(
  () =>
    hintsAllowed.value &&
    page.value?.route === 'play' &&
    isHere.value &&
    viewing.value === undefined &&
    !elsewhere.value,
);

export const hintNow = computed((): Hint | undefined => {
  const now = asked.value;
  if (now === undefined || !mayAsk.value || now.of !== game.value) return undefined;
  return fits(now, session.value) ? now.hint : undefined;
});

/** A turn that has gone another way than the hint has no more use for it. */
const fits = ({ at, hint }: Asked, now: Session): boolean => {
  if (hint.kind === 'given') return leadsTo(now.draft, hint.turn);
  return now.draft === at.draft && now.jumper === at.jumper && now.picked === at.picked;
};

/** Asks for a hint, or for the rest of the one that is given. Nothing is played by that. */
export const askHint = (): void => {
  const now = hintNow.value;
  if (now?.kind === 'given') showWhole();
  else if (now?.kind !== 'thinking' && mayAsk.value) void think();
  else if (!hintsAllowed.value) assertively.value = words().hints.off;
};

export const showWhole = (): void => {
  const now = asked.value;
  if (now?.hint.kind !== 'given') return;
  say(now, { ...now.hint, whole: true });
};

export const dropHint = (): void => {
  pending?.abort();
  pending = undefined;
  asked.value = undefined;
};

export const playHint = (): void => {
  const now = hintNow.value;
  if (now?.kind !== 'given' || !now.whole) return;
  const { turn } = now;
  dropHint();
  input((drafted) => ({ session: drafted, turn }));
};

const say = (now: Omit<Asked, 'hint'>, hint: Hint): void => {
  asked.value = { hint, of: now.of, at: now.at };
  const text = hintText(hint, positionOf(now.of));
  if (hint.kind === 'failed') assertively.value = text;
  else politely.value = text;
};

const think = async (): Promise<void> => {
  dropHint();
  const stop = new AbortController();
  pending = stop;
  const now = { of: game.value, at: session.value };
  assertively.value = '';
  say(now, { kind: 'thinking' });
  const answer = await advise(now.of, Math.min(MOST_MILLIS, thinkingTime()), stop.signal);
  if (stop.signal.aborted) return;
  pending = undefined;
  if (!answer.ok) {
    say(now, { kind: 'failed', why: answer.error });
    return;
  }
  const { found: turn, score } = answer.value;
  current.value = { ...current.value, assisted: true };
  say(now, {
    kind: 'given',
    turn,
    wins: score.kind === 'win',
    whole: firstRing(turn) === undefined,
  });
};

/** Whatever makes a hint pointless ends it, and the thinking about it. */
export const followHints = (): void => {
  effect(() => {
    if (asked.value !== undefined && hintNow.value === undefined) dropHint();
  });
};
