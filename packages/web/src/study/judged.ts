import type { ExplainedTurn, GameExplanation } from '@zertz/engine';
import { opponentOf, total } from '@zertz/rules';
import type { Outcome, Player } from '@zertz/rules';
import type { Glyph } from './tree.ts';
import { endShare, shareOf } from './worth.ts';
import type { Scored } from './worth.ts';

/** How much of a win a turn has to give away to be called so. */
const DOUBTFUL = 0.1;
const MISTAKE = 0.22;
const BLUNDER = 0.42;

/** The sign for a turn that gave something away. */
export const glyphOf = ({ judgement }: Pick<ExplainedTurn, 'judgement'>): Glyph | undefined => {
  const swing = judgement?.swing ?? 0;
  if (swing >= BLUNDER) return '??';
  if (swing >= MISTAKE) return '?';
  return swing >= DOUBTFUL ? '?!' : undefined;
};

/** A point of the graph: how the game stood after so many turns. */
export interface Point {
  readonly ply: number;
  /** The first player's part of a win; `undefined`: nobody has looked. */
  readonly share: number | undefined;
  readonly scored: Scored | undefined;
  readonly glyph: Glyph | undefined;
}

/** How a game went, from its beginning on; the end is what the rules say. */
export const pointsOf = (
  { turns }: Pick<GameExplanation, 'turns'>,
  outcome: Outcome | undefined,
): readonly Point[] => {
  const points = Array.from({ length: turns.length + 1 }, (_, ply): Point => {
    const before = turns[ply - 1];
    const scored = standing(turns[ply], before);
    const glyph = before === undefined ? undefined : glyphOf(before);
    return { ply, share: scored && shareOf(scored), scored, glyph };
  });
  const last = points.at(-1);
  return outcome === undefined || last === undefined
    ? points
    : [...points.slice(0, -1), { ...last, share: endShare(outcome), scored: undefined }];
};

/** What the best turn from here would keep; after the last turn, what that turn is worth. */
const standing = (
  next: ExplainedTurn | undefined,
  last: ExplainedTurn | undefined,
): Scored | undefined => {
  if (next?.judgement) return { score: next.judgement.bestScore, player: next.player };
  const score = last?.judgement?.score;
  return last === undefined || !score ? undefined : { score, player: last.player };
};

/** What a player paid, in marbles the other gained, for each white of his own. */
export const paidPerWhite = (
  { players }: Pick<GameExplanation, 'players'>,
  player: Player,
): number | undefined => {
  const { white } = players[player].gained;
  return white === 0 ? undefined : total(players[opponentOf(player)].gained) / white;
};

/** How often a player took what he was offered. */
export const takenBy = ({ turns }: Pick<GameExplanation, 'turns'>, player: Player): number =>
  turns.filter(
    (turn) => turn.player === player && (turn.kind === 'forced-reply' || turn.kind === 'reply'),
  ).length;
