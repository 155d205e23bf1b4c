import { joinTurns } from '@zertz/engine';
import type { ExplainedTurn, GameExplanation, Judgement, MissedWin } from '@zertz/engine';
import { PLAYERS } from '@zertz/rules';
import type { Player } from '@zertz/rules';
import { countWords } from './explainWords.ts';
import { scoreWords } from './reportWords.ts';

/** A table of the turns, then what decided, then what each player did. */
export const reviewLines = (found: GameExplanation): readonly string[] => {
  const rows = [HEADING, ...found.turns.map(rowOf)];
  const widths = HEADING.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const table = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, ...momentLines(found), ...PLAYERS.map((player) => playerWords(found, player))];
};

const HEADING = ['turn', 'player', 'played', 'worth', 'best', 'worth', 'lost'];

const rowOf = ({ judgement, ply, player, turn }: ExplainedTurn): readonly string[] => {
  const played = [`${ply}.`, player, turn];
  if (judgement === null) return [...played, 'not judged'];
  const { best, bestScore, swing } = judgement;
  return [
    ...played,
    worthWords(judgement),
    best[0] === turn ? '=' : (best[0] ?? ''),
    scoreWords(bestScore),
    swing < 0.005 ? '' : percent(swing),
  ];
};

const momentLines = ({ moments, turns }: GameExplanation): readonly string[] => {
  if (moments.length === 0) return ['no turn gave much away'];
  const told = moments.flatMap((ply) => {
    const turn = turns[ply - 1];
    return turn === undefined || turn.judgement === null ? [] : [momentWords(turn, turn.judgement)];
  });
  return ['what decided:', ...told.map((words) => `  ${words}`)];
};

const momentWords = ({ ply, player, turn }: ExplainedTurn, judgement: Judgement): string => {
  const { allowed, best, bestScore, missed, swing } = judgement;
  const played = `turn ${ply}, ${player}: ${turn} (${worthWords(judgement)})`;
  const better = missed === null ? `better was ${joinTurns(best)} (${scoreWords(bestScore)})` : '';
  return [
    `${played} gave ${percent(swing)} of a win away`,
    missed === null ? better : `it missed a ${winWords(missed)}`,
    ...(allowed === null ? [] : [`it allowed a ${winWords(allowed)}`]),
  ].join('; ');
};

/** `forced win within 2 placements, Wd4,a1 | x c3Wd5`. */
const winWords = ({ line, placements, turns }: MissedWin): string => {
  const length =
    placements === null || placements === 0
      ? `in ${turns} turn${turns === 1 ? '' : 's'}`
      : `within ${placements} placement${placements === 1 ? '' : 's'}`;
  return `forced win ${length}, ${joinTurns(line)}`;
};

const playerWords = ({ players }: GameExplanation, player: Player): string => {
  const { accuracy, allowed, gained, missed, offers } = players[player];
  return (
    `${player}: kept ${percent(accuracy)} of the win a turn, offers ${offers}, ` +
    `forced wins missed ${missed}, allowed ${allowed}, gained ${countWords(gained)}`
  );
};

const worthWords = ({ score }: Judgement): string => (score === null ? 'tie' : scoreWords(score));

const percent = (part: number): string => `${Math.round(100 * part)} %`;
