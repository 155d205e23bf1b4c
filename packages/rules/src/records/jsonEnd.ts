import { positionOf } from '../game.ts';
import type { Game } from '../game.ts';
import { formatCount } from '../marbleCount.ts';
import { END_REASONS } from '../outcome.ts';
import { formatPosition } from '../positionText.ts';
import { PRESETS } from '../presets.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { MarbleCount, Player } from '../types.ts';
import { goalsMet } from '../variant.ts';
import { endGame } from './ending.ts';
import type { RecordFault } from './record.ts';

/** How a game ended, in the words of these records: `4w`, `each`, `resign`, `unfinished`. */
export const endOf = (game: Game): string => {
  const by = game.outcome?.by ?? 'unfinished';
  const [goal] = goalNames(game);
  if (by === 'goal') return goal ?? by;
  return by === 'resignation' ? 'resign' : by;
};

/** Where a game stands: as in a position text, but the marbles small and the variant one letter. */
export const finalOf = (game: Game): string => {
  const [columns = '', ...fields] = formatPosition(positionOf(game)).split(' ');
  const goals = game.start.variant.goals.map(formatCount).join();
  const full = goals === PRESETS.official.goals.map(formatCount).join();
  return [columns.toLowerCase(), ...fields.slice(0, 4), full ? 't' : '-'].join(' ');
};

/** What a record says of the end; `undefined` where it says nothing. */
export interface JsonEnd {
  readonly winner: Player | null | undefined;
  readonly end: string | undefined;
}

/** Ends a game as recorded, if that agrees with its turns. */
export const endWith = (game: Game, recorded: JsonEnd): Result<Game, RecordFault> => {
  const { end, winner } = recorded;
  const ended = end === undefined ? game : endedAs(game, winner ?? undefined, end);
  if (ended === undefined) return err({ code: 'syntax', found: end ?? '', wanted: 'end' });
  const agrees =
    (winner === undefined || winner === (ended.outcome?.winner ?? null)) &&
    (end === undefined || namesOfEnd(ended).includes(end));
  return agrees
    ? ok(ended)
    : err({ code: 'result-differs', recorded: said(recorded), found: found(game) });
};

/** The game as its players ended it; `undefined` for an end that is unknown. */
const endedAs = (game: Game, winner: Player | undefined, end: string): Game | undefined => {
  if (end === 'unfinished' || /^(?:\d+[wgb]|each|\d+-\d+-\d+)$/.test(end)) return game;
  const by = end === 'resign' ? 'resignation' : END_REASONS.find((reason) => reason === end);
  if (by === undefined) return undefined;
  const ended = endGame(game, { winner, by });
  return ended.ok ? ended.value : game;
};

/** Every word for the end of a game. A third occurrence may not have been noticed (R9.2). */
const namesOfEnd = (game: Game): readonly string[] => {
  const by = game.outcome?.by ?? 'unfinished';
  if (by === 'resignation') return [by, 'resign'];
  return by === 'repetition' ? [by, 'unfinished'] : [by, ...goalNames(game)];
};

/** Goals that the winner holds, those of one colour before the others. */
const goalNames = ({ outcome, ...game }: Game): readonly string[] => {
  if (outcome?.by !== 'goal' || outcome.winner === undefined) return [];
  const captives = positionOf({ ...game, outcome }).captives[outcome.winner];
  const names = goalsMet(game.start.variant, captives).map(goalName);
  const single = names.filter((name) => /^\d+[wgb]$/.test(name));
  return [...single, ...names.filter((name) => !single.includes(name))];
};

const goalName = (goal: MarbleCount): string => {
  const { black, grey, white } = goal;
  if (white === grey && grey === black) return 'each';
  if (grey + black === 0) return `${white}w`;
  if (white + black === 0) return `${grey}g`;
  return white + grey === 0 ? `${black}b` : formatCount(goal);
};

const said = ({ end, winner }: JsonEnd): string =>
  [winner === null ? 'nobody' : winner, end].filter((word) => word !== undefined).join(' ');

const found = (game: Game): string => `${game.outcome?.winner ?? 'nobody'} ${endOf(game)}`;
