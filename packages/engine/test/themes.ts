import {
  apply,
  canCapture,
  chains,
  connected,
  covers,
  goalsMet,
  groups,
  opponentOf,
  sum,
  oneMarble,
  MARBLES,
  total,
  NO_MARBLES,
} from '@zertz/rules';
import type { Board, MarbleCount, Played, Position, Ring, Turn } from '@zertz/rules';
import { longestLine } from '../src/explain/steps.ts';
import { enforcing } from '../src/proof.ts';
import type { Proof } from '../src/proof.ts';
import type { Theme } from '../src/themes.ts';

/** The themes of the longest line of a proof, but `choice` and `race`, which need more than that. */
export const themesOf = (start: Position, proof: Proof): readonly Theme[] => {
  const line = playedLine(enforcing(start), longestLine(proof));
  const own = line.filter(({ before }) => before.turn === start.turn);
  const offers = own.filter(
    ({ after, outcome, turn }) =>
      turn.kind === 'placement' && outcome === undefined && canCapture(after),
  );
  const claims = own.filter(({ claimed }) => claimed.length > 0);
  const given = line
    .filter(({ before }) => before.turn !== start.turn)
    .reduce((all, { gain }) => sum(all, gain), NO_MARBLES);
  const found: readonly (readonly [Theme, boolean])[] = [
    ['chain', own.some(({ captured }) => captured.length > 1)],
    ['one offer', offers.length === 1],
    ['two offers', offers.length === 2],
    ['initiative', offers.length > 2],
    ['great sacrifice', total(given) >= 5],
    ['steering', offers.some(isSteered)],
    ['repositioning', isRepositioned(line, start)],
    ...gunThemes(line),
    ['claim', claims.length > 0],
    ['fill and cut', claims.some(isFilledAndCut)],
    ['island', claims.some(isIsland)],
    ['double claim', claims.some(({ isolated }) => isolated.length > 1)],
    ['nibbling', isNibbled(own)],
    ['counting', own.length > 1 && lacksOne(line)],
    ...goalThemes(line),
    ['empty pool', total(start.pool) === 0],
    ['full board', line.at(-1)?.outcome?.by === 'full-board'],
  ];
  return found.filter(([, is]) => is).map(([theme]) => theme);
};

const playedLine = (start: Position, turns: readonly Turn[]): readonly Played[] => {
  const line: Played[] = [];
  for (const turn of turns) line.push(apply(line.at(-1)?.after ?? start, turn));
  return line;
};

const capturesIn = (position: Position): number => [...chains(position)].length;

const isSteered = ({ after, before, turn }: Played): boolean => {
  if (turn.kind !== 'placement' || turn.removal === undefined) return false;
  const rings = after.rings.with(turn.removal);
  return rings.isSubsetOf(before.rings) && capturesIn({ ...after, rings }) > capturesIn(after);
};

const isRepositioned = (line: readonly Played[], { turn: attacker }: Position): boolean =>
  line.some(({ before, turn }, index) => {
    if (before.turn === attacker || turn.kind !== 'capture') return false;
    const ring = turn.path.at(-1);
    // What is taken at once is a gun.
    const later = line.slice(index + 2);
    return later.some(
      (next) =>
        next.before.turn === attacker &&
        ([...next.captured, ...next.claimed].some((taken) => taken.ring === ring) ||
          (next.turn.kind === 'capture' && next.turn.path[0] === ring)),
    );
  });

const gunThemes = (line: readonly Played[]): readonly (readonly [Theme, boolean])[] => {
  const guns = line.flatMap((reply, index) => {
    const shot = line[index + 1];
    const offer = line[index - 1];
    if (offer?.turn.kind !== 'placement' || shot === undefined) return [];
    if (reply.turn.kind !== 'capture' || shot.turn.kind !== 'capture') return [];
    const landed = reply.turn.path.at(-1);
    const first = shot.captured[0]?.ring;
    return landed !== undefined && first === landed ? [{ reply, shot }] : [];
  });
  return [
    ['gun', guns.length > 0],
    ['extended gun', guns.some(({ shot }) => shot.captured.length > 1)],
    ['telescope', guns.some(({ reply, shot }) => areInLine(reply, shot))],
  ];
};

const areInLine = (reply: Played, shot: Played): boolean => {
  if (reply.turn.kind !== 'capture' || shot.turn.kind !== 'capture') return false;
  const { board } = reply.before;
  const [[from, to], [start, end]] = [reply.turn.path, shot.turn.path];
  return areCollinear(board, [from, to, start]) && areCollinear(board, [from, to, end]);
};

const areCollinear = (board: Board, rings: readonly [Ring, Ring, Ring]): boolean => {
  const [a, b, c] = rings.map((ring) => [board.columnOf[ring] ?? 0, board.heightOf[ring] ?? 0]);
  const across = (at: number): number => (b?.[at] ?? 0) - (a?.[at] ?? 0);
  return (
    across(0) * ((c?.[1] ?? 0) - (a?.[1] ?? 0)) === across(1) * ((c?.[0] ?? 0) - (a?.[0] ?? 0))
  );
};

const isFilledAndCut = ({ claimed, turn }: Played): boolean =>
  turn.kind === 'placement' && claimed.some(({ ring }) => ring === turn.to);

const isIsland = ({ before, claimed }: Played): boolean => {
  const { board, rings } = before;
  const largest = Math.max(...groups(board, rings).map(({ size }) => size));
  return claimed.some(({ ring }) => connected(board, ring, rings).size < largest);
};

const isNibbled = (own: readonly Played[]): boolean =>
  own.some(({ before: { board }, isolated }) =>
    isolated.some(
      (group) =>
        own.filter(({ turn }) => {
          const removal = turn.kind === 'pass' ? undefined : turn.removal;
          return removal !== undefined && board.neighbours[removal]?.intersects(group) === true;
        }).length > 1,
    ),
  );

const lacksOne = (line: readonly Played[]): boolean => {
  const last = line.at(-1);
  if (last === undefined) return false;
  const { captives, variant } = last.after;
  const held = captives[opponentOf(last.before.turn)];
  return MARBLES.some((marble) =>
    variant.goals.some((goal) => covers(sum(held, oneMarble(marble)), goal)),
  );
};

const goalThemes = (line: readonly Played[]): readonly (readonly [Theme, boolean])[] => {
  const last = line.at(-1);
  const end = last?.outcome;
  if (last === undefined || end?.by !== 'goal' || end.winner === undefined) return [];
  const met = goalsMet(last.after.variant, last.after.captives[end.winner]);
  const only = (wanted: readonly (keyof MarbleCount)[]): boolean =>
    met.some((goal) => MARBLES.every((marble) => goal[marble] > 0 === wanted.includes(marble)));
  return [
    ['four whites', only(['white'])],
    ['five greys', only(['grey'])],
    ['six blacks', only(['black'])],
    ['three of each', only(['white', 'grey', 'black'])],
  ];
};
