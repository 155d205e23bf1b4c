import { canCapture, chains, freeRings, PLAYERS, positionOf, standsOn, total } from '@zertz/rules';
import type { Board, Game, Marble, Played, Position, Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import type { MarbleOn } from '../i18n/words.ts';
import { refusalText } from '../i18n/refusal.ts';
import type { RefusalContext } from '../i18n/refusal.ts';
import { choices } from './openChoices.ts';
import { holdersOf } from './cells.ts';
import { meterName } from './meterText.ts';
import { claimsOf } from './preview.ts';
import { shownReplies } from './replies.ts';
import { repliesText } from './repliesText.ts';
import type { Seats } from './seat.ts';
import { jumperOf, pathsOf, pickedPath, stageOf } from './session.ts';
import type { Session } from './session.ts';
import { PLAIN, spokenAs, spokenRing } from './spoken.ts';
import type { Hearing } from './spoken.ts';

/** Words for the live regions: `urgent` interrupts, `calm` waits; `undefined` changes nothing. */
export interface Said {
  readonly urgent: string;
  readonly calm: string | undefined;
}

/** Marbles with the names of their rings. */
export const withLabels = (
  board: Board,
  on: readonly { readonly marble: Marble; readonly ring: Ring }[],
  hearing: Hearing = PLAIN,
): readonly MarbleOn[] =>
  on.map(({ marble, ring }) => ({ marble, label: spokenRing(board, ring, hearing) }));

/** Names of rings on one board, as somebody hears them. */
interface Names {
  readonly ring: (ring: Ring) => string;
  readonly marbles: (
    on: readonly { readonly marble: Marble; readonly ring: Ring }[],
  ) => readonly MarbleOn[];
}

const namesOn = ({ board }: Position, hearing: Hearing): Names => ({
  ring: (at) => spokenRing(board, at, hearing),
  marbles: (on) => withLabels(board, on, hearing),
});

/** What a refusal needs to be put in words. */
export const refusalContext = (
  game: Game,
  seats: Seats,
  hearing: Hearing = PLAIN,
): RefusalContext => {
  const position = positionOf(game);
  return {
    label: (ring) => spokenAs(position.board.labels[ring] ?? '', hearing.spokenLabels),
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
export const saidOfStep = (
  before: Session,
  after: Session,
  seats: Seats,
  hearing: Hearing = PLAIN,
  told = false,
): Said => {
  const { refusal } = after;
  if (refusal === undefined) {
    return { urgent: '', calm: withReplies(after, stepText(before, after, hearing), told) };
  }
  const context = refusalContext(after.game, seats, hearing);
  return { urgent: refusalText(refusal.refusal, context), calm: undefined };
};

const withReplies = (
  after: Session,
  said: string | undefined,
  told: boolean,
): string | undefined => {
  const forced = told && said !== undefined ? shownReplies(after, undefined) : undefined;
  return forced === undefined ? said : `${said} ${repliesText(forced)}`;
};

const stepText = (before: Session, after: Session, hearing: Hearing): string | undefined => {
  const { draft } = after;
  const names = namesOn(draft.position, hearing);
  if (stageOf(after) === 'capture') return captureText(before, after, names);
  if (draft.removal !== undefined && draft.removal !== before.draft.removal) {
    return words().say.removing(names.ring(draft.removal), names.marbles(claimsOf(draft)));
  }
  if (draft.placed !== undefined && draft.placed !== before.draft.placed) {
    const label = names.ring(draft.placed);
    const free = choices(draft).removals.size;
    return free === 0 ? words().say.placedLast(label) : words().say.placedHere(label, free);
  }
  if (draft.marble === before.draft.marble) return undefined;
  return draft.marble === undefined ? words().say.back : words().say.hand(draft.marble);
};

/** What the capture being chosen would be. */
const captureText = (before: Session, after: Session, names: Names): string | undefined => {
  const path = pickedPath(after);
  const jumper = jumperOf(after);
  const changed =
    after.jumper !== before.jumper ||
    after.picked !== before.picked ||
    after.draft.chain !== before.draft.chain;
  if (!changed || path === undefined || jumper === undefined) return undefined;
  const best = words().say.path(path.gain, names.ring(path.end));
  const { chain } = after.draft;
  if (chain !== undefined) {
    return `${words().say.jumped(names.ring(standsOn(chain)))} ${best}`;
  }
  return words().say.picked(names.ring(jumper), pathsOf(after).length, best);
};

/** Says a whole turn, and what the next player has to know. */
export const saidOfTurn = (
  game: Game,
  played: Played,
  seats: Seats,
  hearing: Hearing = PLAIN,
): string =>
  [
    turnText(played, seats[played.before.turn].name, hearing),
    ...(game.outcome === undefined ? nextText(game, seats, hearing) : []),
    ...(hearing.verbosity === 'full' ? tableText(game, seats) : []),
  ].join(' ');

/** What a turn did. */
export const turnText = (played: Played, name: string, hearing: Hearing = PLAIN): string => {
  const { before, captured, claimed, turn } = played;
  const names = namesOn(before, hearing);
  const claims = claimed.length === 0 ? '' : ` ${words().say.claimed(names.marbles(claimed))}`;
  const removal = turn.kind === 'pass' ? undefined : turn.removal;
  const removed = removal === undefined ? undefined : names.ring(removal);
  switch (turn.kind) {
    case 'placement':
      return words().say.placed(name, turn.marble, names.ring(turn.to), removed) + claims;
    case 'capture': {
      const end = turn.path[turn.path.length - 1] ?? turn.path[0];
      return words().say.captured(name, names.marbles(captured), names.ring(end), removed) + claims;
    }
    case 'removal':
      return words().say.removed(name, names.ring(turn.removal)) + claims;
    case 'pass':
      return words().say.passed(name);
  }
};

const nextText = (game: Game, seats: Seats, { verbosity }: Hearing): readonly string[] => {
  const position = positionOf(game);
  const seat = seats[position.turn];
  if (seat.kind !== 'here') return verbosity === 'brief' ? [] : [words().say.toMove(seat.name)];
  const solo = seat.name === words().seats.you;
  const move = solo ? words().say.yourMove : words().say.toMove(seat.name);
  const ways = [...chains(position)].length;
  if (verbosity === 'brief') return ways === 0 ? [move] : [move, words().say.captures(ways)];
  return [move, words().say.captures(ways), words().say.free(freeRings(position).size)];
};

/** What is seen at a glance: the pool, the rings, and how far both players are. */
const tableText = (game: Game, seats: Seats): readonly string[] => {
  const { captives, pool, rings, variant } = positionOf(game);
  const left =
    total(pool) === 0 ? words().dock.poolEmpty : `${words().dock.pool}: ${words().counts(pool)}`;
  return [
    `${left}.`,
    `${words().moves.ringsLeft(rings.size)}.`,
    ...PLAYERS.map((player) => meterName(seats[player].name, variant, captives[player])),
  ];
};
