import { positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { percentText } from '../i18n/percent.ts';
import { settings } from '../storage/settings.ts';
import { studyWords } from './words.ts';
import { nameOf } from './store.ts';
import { chanceAhead, endShare, figureOf, shareOf, worthOf } from './worth.ts';
import type { Scored } from './worth.ts';

/** What a position is worth, in words. */
export const worthText = (scored: Scored): string => {
  const worth = worthOf(scored);
  const text = studyWords();
  switch (worth.kind) {
    case 'even':
      return text.even;
    case 'better':
      return text.better[worth.degree](nameOf(worth.player));
    case 'wins':
      return text.wins(nameOf(worth.player), worth.turns);
  }
};

/** How far ahead, as it was chosen to be told, and who. */
export const figureNow = (scored: Scored): ReturnType<typeof figureOf> => {
  const figure = figureOf(scored);
  const chance = settings.value.worth === 'chance' ? chanceAhead(scored) : undefined;
  return chance === undefined ? figure : { ...figure, text: percentText(chance) };
};

/** Whose sign, and how far ahead. */
export const figureText = (scored: Scored): string => {
  const { ahead, text } = figureNow(scored);
  return `${ahead === 'first' ? '◆' : '●'} ${text}`;
};

/** How a game that is over, or a position that was looked into, stands for the first player. */
export const shareNow = (game: Game, scored: Scored | undefined): number | undefined => {
  if (game.outcome !== undefined) return endShare(game.outcome);
  return scored === undefined ? undefined : shareOf(scored);
};

export const scoredBy = (game: Game, score: Scored['score'] | undefined): Scored | undefined =>
  score === undefined ? undefined : { score, player: positionOf(game).turn };
