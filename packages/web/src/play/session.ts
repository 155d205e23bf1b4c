import { isRingsOnly, positionOf, startDraft, takeStep } from '@zertz/rules';
import type { Draft, DraftChoices, Game, Marble, Played, Refusal, Ring } from '@zertz/rules';
import { choices } from './openChoices.ts';
import { openPaths } from './paths.ts';
import type { OpenPath } from './paths.ts';

/** Reasons that belong to the screen and not to the rules. */
export type ScreenRefusal =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'looking-back' }
  | { readonly code: 'taps-off' }
  | { readonly code: 'cannot-capture'; readonly ring: Ring }
  | { readonly code: 'several-paths'; readonly ring: Ring; readonly ways: number };

export type AnyRefusal = Refusal | ScreenRefusal;

/** Why the last input did nothing, and where it was made. */
export interface ShownRefusal {
  readonly refusal: AnyRefusal;
  readonly at: Ring | undefined;
}

/** A game with the turn being made at the board. A plain value. */
export interface Session {
  readonly game: Game;
  readonly draft: Draft;
  /** The marble picked to capture with. */
  readonly jumper: Ring | undefined;
  /** Key of the capture path that was picked. */
  readonly picked: string | undefined;
  /** The colour used last: it is in the hand again at the next turn. */
  readonly colour: Marble;
  readonly refusal: ShownRefusal | undefined;
}

/** What the player can do now, as people would say it. */
export type Stage =
  | 'over'
  /** A marble must jump, or may where a miss is the opponent's to claim. */
  | 'capture'
  /** After a chain, where the variant then takes a ring off. */
  | 'ring-after'
  /** Nothing in the hand. */
  | 'choose'
  | 'hand'
  | 'placed'
  | 'rings-only'
  | 'pass'
  /** The turn can be played as it stands. */
  | 'ready';

export const sessionOf = (game: Game, colour: Marble): Session => ({
  game,
  draft: freshDraft(game, colour),
  jumper: undefined,
  picked: undefined,
  colour,
  refusal: undefined,
});

/** The turn before its first step, with the colour used last in the hand where that binds nobody. */
const freshDraft = (game: Game, colour: Marble): Draft => {
  const draft = startDraft(positionOf(game));
  if (draft.position.variant.touchMove !== 'off') return draft;
  const open = choices(draft);
  if (open.jumps.length > 0 || !open.marbles.includes(colour)) return draft;
  const taken = takeStep(draft, { kind: 'take', marble: colour });
  return taken.ok ? taken.value : draft;
};

export const stageOf = ({ game, draft }: Session): Stage =>
  game.outcome === undefined ? stageOfDraft(draft, choices(draft)) : 'over';

const stageOfDraft = (draft: Draft, open: DraftChoices): Stage => {
  if (draft.passing || draft.removal !== undefined) return 'ready';
  if (draft.placed !== undefined) return open.turn === undefined ? 'placed' : 'ready';
  if (draft.chain !== undefined && open.removals.size > 0) return 'ring-after';
  if (draft.chain !== undefined) return 'capture';
  if (draft.marble !== undefined) return 'hand';
  if (open.jumps.length > 0) return 'capture';
  if (open.marbles.length > 0) return 'choose';
  if (open.mayPass) return 'pass';
  return isRingsOnly(draft.position) ? 'rings-only' : 'choose';
};

/** Whether a capture is open, but a placement too. */
export const mayPlaceInstead = ({ draft }: Session): boolean => {
  const open = choices(draft);
  return draft.chain === undefined && open.jumps.length > 0 && open.marbles.length > 0;
};

/** The marble that captures: the one picked, or the only one that can where one must. */
export const jumperOf = ({ draft, jumper }: Session): Ring | undefined => {
  const begun = draft.chain?.path[0] ?? jumper;
  if (begun !== undefined) return begun;
  const open = choices(draft);
  if (open.marbles.length > 0) return undefined;
  const able = new Set(open.jumps.map((jump) => jump.from));
  const [only] = able;
  return able.size === 1 ? only : undefined;
};

export const pathsOf = (session: Session): readonly OpenPath[] =>
  openPaths(session.draft, jumperOf(session));

/** The path that confirming would play, if one is clear. */
export const pickedPath = (session: Session): OpenPath | undefined => {
  const paths = pathsOf(session);
  const picked = paths.find((path) => path.key === session.picked);
  if (picked !== undefined) return picked;
  const walked = session.draft.chain?.path.join(' ');
  const here = walked === undefined ? undefined : paths.find((path) => path.key === walked);
  if (here !== undefined) return here;
  return jumperOf(session) === undefined ? undefined : paths[0];
};

export const lastTurn = ({ game }: Session): Played | undefined =>
  game.history[game.history.length - 1];
