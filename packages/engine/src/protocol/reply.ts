import { err, ok } from '@zertz/rules';
import type { Result } from '@zertz/rules';
import type { Score } from '../engine.ts';
import { joinTurns, splitTurns } from './place.ts';
import type { Report, ReportLine } from './report.ts';
import { formatOption, parseOption } from './settings.ts';
import type { Option } from './settings.ts';

/** One line that an engine sends. */
export type Reply =
  | { readonly kind: 'zertzok' | 'readyok' }
  | { readonly kind: 'id'; readonly what: 'name' | 'author'; readonly value: string }
  | { readonly kind: 'option'; readonly option: Option }
  | { readonly kind: 'info'; readonly info: Info }
  /** `undefined`: the game is over. */
  | { readonly kind: 'bestmove'; readonly turn: string | undefined }
  | { readonly kind: 'error'; readonly message: string };

/** One of the lines of a report. */
export interface Info extends Omit<Report, 'lines'> {
  /** 1 for the best line, 2 for the next. */
  readonly rank: number;
  readonly line: ReportLine;
}

/** A line that is no reply. */
export interface ReplyError {
  readonly code: 'unknown-reply';
  readonly line: string;
}

export const infosOf = ({ depth, lines, millis, nodes }: Report): readonly Info[] =>
  lines.map((line, index) => ({ depth, nodes, millis, rank: index + 1, line }));

export const formatReply = (reply: Reply): string => {
  switch (reply.kind) {
    case 'zertzok':
    case 'readyok':
      return reply.kind;
    case 'id':
      return `id ${reply.what} ${reply.value}`;
    case 'option':
      return `option ${formatOption(reply.option)}`;
    case 'info':
      return formatInfo(reply.info);
    case 'bestmove':
      return `bestmove ${reply.turn ?? 'none'}`;
    case 'error':
      return `error ${reply.message}`;
  }
};

export const parseReply = (line: string): Result<Reply, ReplyError> => {
  const [word = ''] = line.trim().split(/\s+/, 1);
  const rest = line.trim().slice(word.length).trim();
  switch (word) {
    case 'zertzok':
    case 'readyok':
      return ok({ kind: word });
    case 'id': {
      const [, what, value] = /^(name|author)\s+(.*)$/.exec(rest) ?? [];
      if (value === undefined) break;
      return ok({ kind: 'id', what: what === 'name' ? 'name' : 'author', value });
    }
    case 'option': {
      const option = parseOption(rest);
      if (option === undefined) break;
      return ok({ kind: 'option', option });
    }
    case 'info': {
      const info = parseInfo(rest);
      if (info === undefined) break;
      return ok({ kind: 'info', info });
    }
    case 'bestmove':
      if (rest === '') break;
      return ok({ kind: 'bestmove', turn: rest === 'none' ? undefined : rest });
    case 'error':
      return ok({ kind: 'error', message: rest });
    default:
  }
  return err({ code: 'unknown-reply', line });
};

const formatInfo = ({ depth, line, millis, nodes, rank }: Info): string => {
  const time = Math.round(millis);
  const rate = time === 0 ? '' : ` nps ${Math.round((nodes * 1000) / time)}`;
  const turns = line.turns.length === 0 ? '' : ` line ${joinTurns(line.turns)}`;
  const found = `score ${formatScore(line.score)} nodes ${nodes}${rate} time ${time}`;
  return `info depth ${depth} ${found} multipv ${rank}${turns}`;
};

/** `worth 120`, `win 3` or `loss 2`, for the player to move. */
export const formatScore = (score: Score): string =>
  score.kind === 'value' ? `worth ${Math.round(score.value)}` : `${score.kind} ${score.turns}`;

const INFO =
  /^depth (\d+) score (worth|win|loss) (-?\d+) nodes (\d+)(?: nps \d+)? time (\d+) multipv (\d+)(?: line (.+))?$/;

const parseInfo = (text: string): Info | undefined => {
  const found = INFO.exec(text.replace(/\s+/g, ' '));
  if (found === null) return undefined;
  const [, depth, kind, worth, nodes, millis, rank, turns = ''] = found;
  const score: Score =
    kind === 'win' || kind === 'loss'
      ? { kind, turns: Number(worth) }
      : { kind: 'value', value: Number(worth) };
  return {
    depth: Number(depth),
    nodes: Number(nodes),
    millis: Number(millis),
    rank: Number(rank),
    line: { score, turns: splitTurns(turns) },
  };
};
