import { opponentOf, PLAYERS } from '@zertz/rules';
import type { ByPlayer, Game, Player } from '@zertz/rules';
import type { Solver } from '../solver.ts';
import type { Explaining } from './data.ts';
import type { ExplainedTurn, GameExplanation, Judgement, PlayerSummary } from './gameData.ts';
import { judgeTurn } from './judge.ts';
import { knownOf } from './known.ts';
import type { GameOptions } from './known.ts';
import { stepOf } from './steps.ts';
import { gainedIn } from './told.ts';

/** Judges every turn of a game and finds the moments that decided it. */
export function* explainGame(
  solver: Solver,
  game: Game,
  options: GameOptions,
): Explaining<GameExplanation> {
  const known = yield* knownOf(solver, game, options);
  const turns: ExplainedTurn[] = [];
  for (const [index, played] of game.history.entries()) {
    const judgement = yield* judgeTurn(solver, game, index, known, options);
    const player = played.before.turn;
    const isAnswer = turns[index - 1]?.kind === 'offer';
    const step = stepOf(played, isAnswer ? opponentOf(player) : player);
    turns.push({ ply: index + 1, ...step, judgement });
  }
  return {
    turns,
    moments: momentsOf(turns),
    players: Object.fromEntries(
      PLAYERS.map((player) => [player, summaryOf(turns, player)]),
    ) as ByPlayer<PlayerSummary>,
    isComplete: options.stopped?.() !== true,
  };
}

/** A swing too small to be one of the moments that decided. */
const SLIGHT = 0.05;
const MOMENTS = 3;

/** Forced wins missed or allowed come first, then what gave most away, then what was earlier. */
export const momentsOf = (
  turns: readonly Pick<ExplainedTurn, 'judgement' | 'ply'>[],
): readonly number[] =>
  turns
    .filter(({ judgement }) => judgement !== null && judgement.swing >= SLIGHT)
    .sort((a, b) => urgency(b.judgement) - urgency(a.judgement) || a.ply - b.ply)
    .slice(0, MOMENTS)
    .map(({ ply }) => ply);

/** A swing is 1 at most. */
const urgency = (judgement: Judgement | null): number => {
  if (judgement === null) return 0;
  const { allowed, missed, swing } = judgement;
  return swing + (missed !== null || allowed !== null ? 1 : 0);
};

const summaryOf = (turns: readonly ExplainedTurn[], player: Player): PlayerSummary => {
  const own = turns.filter((turn) => turn.player === player);
  const judged = own.flatMap(({ judgement }) => (judgement === null ? [] : [judgement]));
  const swings = judged.reduce((all, { swing }) => all + swing, 0);
  return {
    accuracy: judged.length === 0 ? 1 : 1 - swings / judged.length,
    offers: own.filter(({ kind }) => kind === 'offer').length,
    missed: judged.filter(({ missed }) => missed !== null).length,
    allowed: judged.filter(({ allowed }) => allowed !== null).length,
    gained: gainedIn(own, player),
  };
};
