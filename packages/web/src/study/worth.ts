import { chanceOf } from '@zertz/engine';
import type { Score } from '@zertz/engine';
import { opponentOf } from '@zertz/rules';
import type { Outcome, Player } from '@zertz/rules';

/** What a position is worth, as people say it. */
export type Worth =
  | { readonly kind: 'even' }
  | {
      readonly kind: 'better';
      readonly player: Player;
      readonly degree: 'slightly' | 'clearly' | 'much';
    }
  /** So many turns of the winner's own, the last one included. */
  | { readonly kind: 'wins'; readonly player: Player; readonly turns: number };

/** A score, and whose: that of the player to move. */
export interface Scored {
  readonly score: Score;
  readonly player: Player;
}

/** From this much of a win on. */
const SLIGHTLY = 0.53;
const CLEARLY = 0.65;
const MUCH = 0.85;

export const worthOf = ({ player, score }: Scored): Worth => {
  switch (score.kind) {
    case 'win':
      return { kind: 'wins', player, turns: Math.ceil(score.turns / 2) };
    case 'loss':
      return { kind: 'wins', player: opponentOf(player), turns: Math.ceil(score.turns / 2) };
    case 'value': {
      const chance = chanceOf(score);
      const better = Math.max(chance, 1 - chance);
      if (better < SLIGHTLY) return { kind: 'even' };
      const degree = better < CLEARLY ? 'slightly' : better < MUCH ? 'clearly' : 'much';
      return { kind: 'better', player: chance > 0.5 ? player : opponentOf(player), degree };
    }
  }
};

/** The part of a win that is the first player's, from 0 to 1. */
export const shareOf = ({ player, score }: Scored): number => {
  const chance = chanceOf(score);
  return player === 'first' ? chance : 1 - chance;
};

/** The share once the game is over. */
export const endShare = ({ winner }: Outcome): number =>
  winner === undefined ? 0.5 : winner === 'first' ? 1 : 0;

/** How far one is ahead, and who: `◆ +1.8`, `● W3`; short, for where there is little room. */
export const figureOf = (scored: Scored): { readonly text: string; readonly ahead: Player } => {
  const { player, score } = scored;
  if (score.kind === 'value') {
    const ahead = score.value >= 0 ? player : opponentOf(player);
    return { text: `+${(Math.abs(score.value) / 100).toFixed(1)}`, ahead };
  }
  const ahead = score.kind === 'win' ? player : opponentOf(player);
  return { text: `W${Math.ceil(score.turns / 2)}`, ahead };
};

/** A win that is not proven is never told as sure. */
const MOST = 0.99;

/** The win chance of who is ahead; `undefined`: nothing is left to chance. */
export const chanceAhead = ({ score }: Pick<Scored, 'score'>): number | undefined =>
  score.kind === 'value'
    ? Math.min(MOST, chanceOf({ kind: 'value', value: Math.abs(score.value) }))
    : undefined;
