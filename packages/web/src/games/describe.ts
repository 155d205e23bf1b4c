import { goalsMet, isUntouched, positionOf } from '@zertz/rules';
import type { Game, Player } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { rulesName } from '../play/rulesName.ts';
import type { KeptGame } from '../storage/keptGame.ts';

export type Names = { readonly [P in Player]: string };

/** What the players of a kept game are called, in the language of the page. */
export const namesOf = ({ seats }: KeptGame): Names => {
  const solo = seats.first.kind === 'computer' || seats.second.kind === 'computer';
  const nameOf = (player: Player): string => {
    const { kind, level, name } = seats[player];
    if (kind === 'computer') {
      const { computer, level: atLevel } = words().seats;
      return level === undefined ? computer : `${computer}, ${atLevel(level)}`;
    }
    return name ?? words().seats[solo ? 'you' : player];
  };
  return { first: nameOf('first'), second: nameOf('second') };
};

/** The names that are worth keeping where the language has words for the others. */
export const namesGiven = (kept: KeptGame): Partial<Names> => {
  const { seats } = kept;
  const names = namesOf(kept);
  const given = (player: Player): Partial<Names> =>
    seats[player].kind === 'here' && seats[player].name === undefined
      ? {}
      : { [player]: names[player] };
  return { ...given('first'), ...given('second') };
};

export const titleOf = (kept: KeptGame): string => {
  const { first, second } = namesOf(kept);
  return kept.name ?? words().games.versus(first, second);
};

/** The rules that a game is played by, in a word or two. */
export const rulesOf = ({ start }: Game): string => {
  const { board, rings } = start;
  return `${rulesName(start)} · ${words().newGame.rings(isUntouched(start) ? rings.size : board.size)}`;
};

/** How a game stands: who has won and by what, or who is to move. */
export const standOf = (kept: KeptGame, game: Game): string => {
  const names = namesOf(kept);
  const { outcome } = game;
  const { end, games } = words();
  const position = positionOf(game);
  if (outcome === undefined) {
    const { kind } = kept.seats[position.turn];
    const alone = kept.seats.first.kind !== kept.seats.second.kind;
    return kind === 'here' && alone ? games.yourMove : games.toMove(names[position.turn]);
  }
  const { winner, by } = outcome;
  if (winner === undefined) return by === 'collaboration' ? end.bothLose : end.tie;
  const met = goalsMet(position.variant, position.captives[winner]);
  const how = by === 'goal' ? ` ${end.by.goal(met)}` : '';
  const { kind, name } = kept.seats[winner];
  const you =
    kind === 'here' && name === undefined && kept.seats.first.kind !== kept.seats.second.kind;
  return `${you ? end.youWin : end.wins(names[winner])}.${how}`;
};
