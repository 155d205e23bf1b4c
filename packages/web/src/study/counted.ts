import { toldLine } from '@zertz/engine';
import type { ExplainedTurn, GameExplanation } from '@zertz/engine';
import { legalTurns } from '@zertz/rules';
import type { Played, Player, Position, Turn } from '@zertz/rules';
import { playedLine } from './line.ts';

type Told = Pick<GameExplanation, 'turns'>;

/** Of a player's placements, how many forced a capture and left him the next free turn. */
export const tempoOf = (
  { turns }: Told,
  player: Player,
): { readonly kept: number; readonly of: number } => {
  let [kept, of] = [0, 0];
  for (const [index, turn] of turns.entries()) {
    const answer = turns[index + 1];
    if (turn.player !== player || turn.captures > 0 || answer === undefined) continue;
    of += 1;
    if (answer.captures > 0 && turns[index + 2]?.captures === 0) kept += 1;
  }
  return { kept, of };
};

const taken = (turn: Turn): number => (turn.kind === 'capture' ? turn.path.length - 1 : 0);

/** How often a player had a choice of what he was offered, and took fewer marbles than he could. */
export const refusedBy = ({ turns }: Told, history: readonly Played[], player: Player): number =>
  turns.filter(({ kind, player: by }, index) => {
    const played = history[index];
    if (kind !== 'reply' || by !== player || played === undefined) return false;
    const most = Math.max(...[...legalTurns(played.before)].map(taken));
    return taken(played.turn) < most;
  }).length;

/** From this much of a win on a turn has given something away. */
const SOMETHING = 0.05;

/** How often an offer was best, and something worse was played. */
export const overlookedBy = ({ turns }: Told, history: readonly Played[], player: Player): number =>
  turns.filter((turn, index) => {
    const before = history[index]?.before;
    return (
      turn.player === player &&
      turn.kind !== 'offer' &&
      (turn.judgement?.swing ?? 0) >= SOMETHING &&
      before !== undefined &&
      isOffer(before, turn)
    );
  }).length;

const isOffer = (before: Position, { judgement }: ExplainedTurn): boolean => {
  const [first] = playedLine(before, judgement?.best.slice(0, 1) ?? []);
  return first !== undefined && toldLine(before, [first.turn]).steps[0]?.kind === 'offer';
};
