import { canCapture, chains, formatRing, freeRings, positionOf, standsOn } from '@zertz/rules';
import type { Board, Game, Marble, Played, Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import type { MarbleOn } from '../i18n/words.ts';
import { refusalText } from '../i18n/refusal.ts';
import type { RefusalContext } from '../i18n/refusal.ts';
import { choices } from './openChoices.ts';
import { holdersOf } from './cells.ts';
import { claimsOf } from './preview.ts';
import { shownReplies } from './replies.ts';
import { repliesText } from './repliesText.ts';
import type { Seats } from './seat.ts';
import { jumperOf, pathsOf, pickedPath, stageOf } from './session.ts';
import type { Session } from './session.ts';

/** Words for the live regions: `urgent` interrupts, `calm` waits; `undefined` changes nothing. */
export interface Said {
  readonly urgent: string;
  readonly calm: string | undefined;
}

/** Marbles with the names of their rings. */
export const withLabels = (
  board: Board,
  on: readonly { readonly marble: Marble; readonly ring: Ring }[],
): readonly MarbleOn[] =>
  on.map(({ marble, ring }) => ({ marble, label: formatRing(board, ring) }));

/** What a refusal needs to be put in words. */
export const refusalContext = (game: Game, seats: Seats): RefusalContext => {
  const position = positionOf(game);
  return {
    label: (ring) => position.board.labels[ring] ?? '',
    holders: (ring) => holdersOf(position, ring as Ring),
    goneOn: (ring) => moveOf(game, ring),
    captures: canCapture(position) ? [...chains(position)].length : 0,
    toMove: seats[position.turn].name,
  };
};

/** The number of the move on which a ring left the board. */
const moveOf = (game: Game, ring: number): number | undefined => {
  const ply = game.history.findIndex(
    ({ before, after }) => before.rings.has(ring as Ring) && !after.rings.has(ring as Ring),
  );
  return ply < 0 ? undefined : Math.floor(ply / 2) + 1;
};

/** Says what a step did, or why it was refused; `told`: also what the turn would force. */
export const saidOfStep = (before: Session, after: Session, seats: Seats, told = false): Said => {
  const { refusal } = after;
  return refusal === undefined
    ? { urgent: '', calm: withReplies(before, after, told) }
    : { urgent: refusalText(refusal.refusal, refusalContext(after.game, seats)), calm: undefined };
};

const withReplies = (before: Session, after: Session, told: boolean): string | undefined => {
  const said = stepText(before, after);
  const forced = told && said !== undefined ? shownReplies(after, undefined) : undefined;
  return forced === undefined ? said : `${said} ${repliesText(forced)}`;
};

const stepText = (before: Session, after: Session): string | undefined => {
  const { draft } = after;
  const { board } = draft.position;
  if (stageOf(after) === 'capture') return captureText(before, after);
  if (draft.removal !== undefined && draft.removal !== before.draft.removal) {
    const claims = withLabels(board, claimsOf(draft));
    return words().say.removing(formatRing(board, draft.removal), claims);
  }
  if (draft.placed !== undefined && draft.placed !== before.draft.placed) {
    const label = formatRing(board, draft.placed);
    const free = choices(draft).removals.size;
    return free === 0 ? words().say.placedLast(label) : words().say.placedHere(label, free);
  }
  if (draft.marble === before.draft.marble) return undefined;
  return draft.marble === undefined ? words().say.back : words().say.hand(draft.marble);
};

/** What the capture being chosen would be. */
const captureText = (before: Session, after: Session): string | undefined => {
  const path = pickedPath(after);
  const jumper = jumperOf(after);
  const changed =
    after.jumper !== before.jumper ||
    after.picked !== before.picked ||
    after.draft.chain !== before.draft.chain;
  if (!changed || path === undefined || jumper === undefined) return undefined;
  const { board } = after.draft.position;
  const best = words().say.path(path.gain, formatRing(board, path.end));
  const { chain } = after.draft;
  if (chain !== undefined) {
    return `${words().say.jumped(formatRing(board, standsOn(chain)))} ${best}`;
  }
  return words().say.picked(formatRing(board, jumper), pathsOf(after).length, best);
};

/** Says a whole turn, and what the next player has to know. */
export const saidOfTurn = (game: Game, played: Played, seats: Seats): string =>
  [
    turnText(played, seats[played.before.turn].name),
    ...(game.outcome === undefined ? nextText(game, seats) : []),
  ].join(' ');

/** What a turn did. */
export const turnText = (played: Played, name: string): string => {
  const { before, captured, claimed, turn } = played;
  const label = (ring: Ring): string => formatRing(before.board, ring);
  const claims =
    claimed.length === 0 ? '' : ` ${words().say.claimed(withLabels(before.board, claimed))}`;
  switch (turn.kind) {
    case 'placement': {
      const removed = turn.removal === undefined ? undefined : label(turn.removal);
      return words().say.placed(name, turn.marble, label(turn.to), removed) + claims;
    }
    case 'capture': {
      const what = withLabels(before.board, captured);
      const end = turn.path[turn.path.length - 1] ?? turn.path[0];
      const removed = turn.removal === undefined ? undefined : label(turn.removal);
      return words().say.captured(name, what, label(end), removed) + claims;
    }
    case 'removal':
      return words().say.removed(name, label(turn.removal)) + claims;
    case 'pass':
      return words().say.passed(name);
  }
};

const nextText = (game: Game, seats: Seats): readonly string[] => {
  const position = positionOf(game);
  const seat = seats[position.turn];
  if (seat.kind !== 'here') return [words().say.toMove(seat.name)];
  const solo = seat.name === words().seats.you;
  return [
    solo ? words().say.yourMove : words().say.toMove(seat.name),
    words().say.captures([...chains(position)].length),
    words().say.free(freeRings(position).size),
  ];
};
