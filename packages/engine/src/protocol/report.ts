import { apply, formatTurnIn, positionOf } from '@zertz/rules';
import type { Game, Position } from '@zertz/rules';
import type { Line, Score, SearchInfo } from '../engine.ts';

/** What a search found, with its turns written down. */
export interface Report {
  readonly depth: number;
  readonly nodes: number;
  readonly millis: number;
  /** The best first. */
  readonly lines: readonly ReportLine[];
}

export interface ReportLine {
  readonly score: Score;
  readonly turns: readonly string[];
}

export const reportOf = (game: Game, info: SearchInfo): Report => ({
  depth: info.depth,
  nodes: info.nodes,
  millis: info.millis,
  lines: info.lines.map((line) => ({
    score: line.score,
    turns: writtenTurns(positionOf(game), line),
  })),
});

const writtenTurns = (start: Position, { turns }: Line): readonly string[] => {
  let position = start;
  return turns.map((turn) => {
    const text = formatTurnIn(position, turn);
    position = apply(position, turn).after;
    return text;
  });
};
