import { computed, signal } from '@preact/signals';
import { positionOf, PRESETS, startPosition } from '@zertz/rules';
import type { MarbleCount, Player, Position, Result, Ring, Variant } from '@zertz/rules';
import { badLink, game, politely } from '../play/store.ts';
import { gameFromHash } from '../storage/gameLink.ts';
import { brushAgain, paint, settled, withCaptives, withTurn, withVariant } from './setup.ts';
import type { Brush, SupplyFault } from './setup.ts';
import { editorWords } from './words.ts';

/** The position being set up, with what it was before each change. */
interface Steps {
  readonly now: Position;
  readonly before: readonly Position[];
  readonly after: readonly Position[];
}

const begun = (now: Position): Steps => ({ now, before: [], after: [] });

const steps = signal<Steps>(begun(startPosition(PRESETS.official)));

export const position = computed(() => steps.value.now);
export const mayUndo = computed(() => steps.value.before.length > 0);
export const mayRedo = computed(() => steps.value.after.length > 0);
export const brush = signal<Brush>('white');
/** Why the last change was not made. */
export const refused = signal<SupplyFault | undefined>(undefined);

/** Begins with the position of a link, or with that on the table, which stays there. */
export const openEditor = (hash: string): void => {
  const linked = gameFromHash(hash);
  if (linked !== undefined) {
    // What can be read of it is here already.
    badLink.value = linked.ok ? undefined : { at: linked.error.at, readable: undefined };
  }
  const read = linked?.ok === false ? linked.error.readable : linked?.value;
  steps.value = begun(settled(positionOf(read ?? game.value)));
  refused.value = undefined;
};

export const change = (next: Position): void => {
  const { before, now } = steps.value;
  refused.value = undefined;
  if (next !== now) steps.value = { now: next, before: [...before, now], after: [] };
};

const changeIf = (next: Result<Position, SupplyFault>): void => {
  if (next.ok) change(next.value);
  else refused.value = next.error;
};

export const undo = (): void => {
  const { after, before, now } = steps.value;
  const last = before.at(-1);
  if (last === undefined) return;
  refused.value = undefined;
  steps.value = { now: last, before: before.slice(0, -1), after: [now, ...after] };
};

export const redo = (): void => {
  const { after, before, now } = steps.value;
  const [next, ...rest] = after;
  if (next === undefined) return;
  refused.value = undefined;
  steps.value = { now: next, before: [...before, now], after: rest };
};

export const takeBrush = (next: Brush): void => {
  brush.value = next;
  refused.value = undefined;
  politely.value = editorWords().brushes[next];
};

/** A click on a place. */
export const put = (ring: Ring): void =>
  changeIf(paint(position.value, ring, brushAgain(position.value, ring, brush.value)));

/** What lies on one place is moved to another; off the board it goes back where it came from. */
export const drag = (from: Ring, to: Ring | undefined, what: Brush): void => {
  if (from === to) return;
  const left = paint(position.value, from, what === 'vacant' ? 'gone' : 'vacant');
  changeIf(left.ok && to !== undefined ? paint(left.value, to, what) : left);
};

export const setCaptives = (player: Player, captives: MarbleCount): void =>
  changeIf(withCaptives(position.value, player, captives));

export const setTurn = (player: Player): void => change(withTurn(position.value, player));

export const setVariant = (variant: Variant): void =>
  changeIf(withVariant(position.value, variant));
