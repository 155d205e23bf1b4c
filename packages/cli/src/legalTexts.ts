import { formatTurnIn, legalTurns } from '@zertz/rules';
import type { Position } from '@zertz/rules';

/** All legal turns in official notation, sorted. */
export const legalTexts = (position: Position): readonly string[] =>
  [...legalTurns(position)].map((turn) => formatTurnIn(position, turn)).sort();

/** `; for example Wd4,a1`, to follow a refusal; '' where no turn is legal. */
export const exampleWords = (position: Position): string => {
  for (const turn of legalTurns(position)) {
    return `; for example ${formatTurnIn(position, turn)}`;
  }
  return '';
};
