import { joinTurns } from '@zertz/engine';
import type { ReviewedTurn, Review } from './review.ts';
import { scoreWords } from './reportWords.ts';

/** A table of the turns, then what decided. */
export const reviewLines = ({ moments, turns }: Review): readonly string[] => {
  const rows = [
    ['turn', 'player', 'played', 'worth', 'best', 'worth', 'lost'],
    ...turns.map((turn) => [
      `${turn.ply}.`,
      turn.player,
      turn.turn,
      worthWords(turn),
      turn.best[0] === turn.turn ? '=' : (turn.best[0] ?? ''),
      scoreWords(turn.bestScore),
      turn.loss < 0.005 ? '' : percent(turn.loss),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const table = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, ...momentLines(moments)];
};

const momentLines = (moments: readonly ReviewedTurn[]): readonly string[] =>
  moments.length === 0
    ? ['no turn gave much away']
    : ['what decided:', ...moments.map((moment) => `  ${momentWords(moment)}`)];

const momentWords = (moment: ReviewedTurn): string => {
  const { best, bestScore, loss, ply, player, turn } = moment;
  const played = `turn ${ply}, ${player}: ${turn} (${worthWords(moment)})`;
  const better = `${joinTurns(best)} (${scoreWords(bestScore)})`;
  return `${played} gave ${percent(loss)} of a win away; better was ${better}`;
};

const worthWords = ({ score }: ReviewedTurn): string =>
  score === undefined ? 'tie' : scoreWords(score);

const percent = (part: number): string => `${Math.round(100 * part)} %`;
