import type { Drawing } from '@zertz/art';
import { isLevel } from '@zertz/engine';
import type { Level } from '@zertz/engine';
import { err, formatPosition, MARBLES, ok } from '@zertz/rules';
import type { Board, Draft, Marble, Position, Result, Ring } from '@zertz/rules';
import { formatDrawing, formatRings, parseDrawing, parseRings } from './drawingText.ts';

/** A turn begun and not finished, as the rings tapped for it. */
export interface LinkStep {
  readonly marble: Marble | undefined;
  readonly rings: readonly Ring[];
}

/** What a link says of a position besides how it stands. */
export interface LinkMarks {
  readonly step: LinkStep | undefined;
  readonly drawings: readonly Drawing[];
  /** What somebody wrote about it. */
  readonly text: string;
  /** The computer at this level plays against whoever is to move. */
  readonly level: Level | undefined;
}

/** What of it cannot be read: the piece where that stops, and all else. */
export interface MarksFault {
  readonly at: string;
  readonly readable: LinkMarks;
}

const LETTERS: { readonly [M in Marble]: string } = { white: 'W', grey: 'G', black: 'B' };
/** Longer texts belong into a file. */
export const LONGEST_TEXT = 500;

/**
 * The rest of an address with a position: `s=` a turn begun (`Wd4`, `Wd4-a1`, `a3-c3`), `d=` what is
 * drawn (`d4`, `d4-f5.2`: a circle, an arrow with the third brush), `t=` a text; and before `#`
 * `?play=5`. What cannot be read is told as the piece where it stops.
 */
export const marksFromLink = (
  hash: string,
  search: string,
  board: Board,
): Result<LinkMarks, MarksFault> => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const faults: string[] = [];
  const step = stepFrom(fields.get('s') ?? '', board);
  if (!step.ok) faults.push(step.error);
  const drawings: Drawing[] = [];
  for (const text of (fields.get('d') ?? '').split(',').filter((one) => one !== '')) {
    const drawing = parseDrawing(text, board);
    if (drawing === undefined) faults.push(text);
    else drawings.push(drawing);
  }
  const asked = new URLSearchParams(search).get('play');
  const level = asked === null ? undefined : Number(asked);
  const isAsked = level !== undefined && isLevel(level);
  if (level !== undefined && !isAsked) faults.push(`play=${asked}`);
  const readable: LinkMarks = {
    step: step.ok ? step.value : undefined,
    drawings,
    text: (fields.get('t') ?? '').slice(0, LONGEST_TEXT),
    level: isAsked ? level : undefined,
  };
  const [at] = faults;
  return at === undefined ? ok(readable) : err({ at, readable });
};

const stepFrom = (text: string, board: Board): Result<LinkStep | undefined, string> => {
  if (text === '') return ok(undefined);
  const marble = MARBLES.find((one) => text.startsWith(LETTERS[one]));
  const labels = text.slice(marble === undefined ? 0 : 1).split('-');
  const rings = parseRings(labels[0] === '' ? [] : labels, board);
  return rings === undefined ? err(text) : ok({ marble, rings });
};

/** The part of an address after `#` that says all of this. */
export const hashOf = (
  position: Position,
  { drawings, step, text }: Omit<LinkMarks, 'level'>,
): string => {
  const { board } = position;
  const fields = [`z=${encoded(formatPosition(position))}`];
  if (step !== undefined) {
    fields.push(
      `s=${step.marble === undefined ? '' : LETTERS[step.marble]}${formatRings(step.rings, board)}`,
    );
  }
  if (drawings.length > 0) {
    fields.push(`d=${drawings.map((one) => formatDrawing(one, board)).join(',')}`);
  }
  if (text !== '') fields.push(`t=${encoded(text)}`);
  return fields.join('&');
};

/** As short as it may be: `/` and `,` may stand in this part of an address, and `+` is a space. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll('%20', '+').replaceAll('%2F', '/').replaceAll('%2C', ',');

/** What was tapped for a turn so far. */
export const stepOf = ({ chain, marble, placed, removal }: Draft): LinkStep | undefined => {
  if (chain !== undefined) {
    return {
      marble: undefined,
      rings: removal === undefined ? chain.path : [...chain.path, removal],
    };
  }
  const rings = [placed, removal].filter((ring) => ring !== undefined);
  return rings.length === 0
    ? undefined
    : { marble: placed === undefined ? undefined : marble, rings };
};
