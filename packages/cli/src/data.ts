import { formatPosition, formatRing, formatTurn } from '@zertz/rules';
import type { MarbleOn, Outcome, Played, Position, Ring } from '@zertz/rules';
import { outcomeWords, turnWords } from './words.ts';

/** What --json says of an end of the game; `null` while it goes on. */
export const outcomeData = (end: Outcome | undefined, position: Position): object | null =>
  end === undefined
    ? null
    : {
        winner: end.winner ?? null,
        by: end.by,
        points: end.points ?? null,
        words: outcomeWords(end, position),
      };

/** What --json says of a turn that was played. */
export const playedData = (played: Played, ply: number): object => {
  const { after, before, captured, claimed, gain, left, turn } = played;
  const { board } = before;
  const label = (ring: Ring): string => formatRing(board, ring);
  const marbles = (list: readonly MarbleOn[]): readonly object[] =>
    list.map(({ marble, ring }) => ({ marble, ring: label(ring) }));
  return {
    ply,
    player: before.turn,
    turn: formatTurn(played),
    kind: turn.kind,
    placed: turn.kind === 'placement' ? { marble: turn.marble, ring: label(turn.to) } : null,
    path: turn.kind === 'capture' ? turn.path.map(label) : null,
    removed: turn.kind === 'pass' || turn.removal === undefined ? null : label(turn.removal),
    captured: marbles(captured),
    claimed: marbles(claimed),
    left: marbles(left),
    gain,
    words: turnWords(played),
    position: formatPosition(after),
    outcome: outcomeData(played.outcome, after),
  };
};
