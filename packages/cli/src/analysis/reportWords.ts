import { joinTurns } from '@zertz/engine';
import type { Report, ReportLine, Score } from '@zertz/engine';

/** `+1.20` marbles or so for the player to move, `wins in 3`, `loses in 2`. */
export const scoreWords = (score: Score): string => {
  switch (score.kind) {
    case 'win':
      return `wins in ${score.turns}`;
    case 'loss':
      return `loses in ${score.turns}`;
    case 'value': {
      const marbles = (score.value / 100).toFixed(2);
      return score.value < 0 ? marbles : `+${marbles}`;
    }
  }
};

/** How far a search has come, then its lines, none wider than asked. */
export const reportWords = (report: Report, width = Infinity): readonly string[] => {
  const { depth, lines, millis, nodes } = report;
  const seconds = (millis / 1000).toFixed(1);
  const longest = Math.max(...lines.map(({ score }) => scoreWords(score).length), 0);
  return [
    `depth ${depth}, ${nodes.toLocaleString('en-GB')} nodes, ${seconds} s`,
    ...lines.map((line) => lineWords(line, longest)),
  ].map((text) => (text.length > width ? `${text.slice(0, width - 1)}…` : text));
};

const lineWords = ({ score, turns }: ReportLine, width: number): string =>
  `${scoreWords(score).padStart(width)}  ${joinTurns(turns)}`;
