import { positionView } from '@zertz/art';
import type { Drawing } from '@zertz/art';
import { captionLines, sizeOf } from '@zertz/art/picture';
import type { PictureView } from '@zertz/art/picture';
import { formatPosition, formatTurn, outcome } from '@zertz/rules';
import type { Played, Position } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { boardLooks } from '../play/boardLooks.ts';
import type { Options } from './options.ts';
import type { Line, Subject } from './subject.ts';
import { diagramWords } from './words.ts';

const LONGEST_NAME = 16;

const signed = (sign: string, name: string): string =>
  `${sign} ${name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name}`;

interface Shown {
  readonly position: Position;
  readonly last: Played | undefined;
  readonly drawings: readonly Drawing[];
  readonly caption: string;
}

const pictureOf = (
  { names, shape }: Subject,
  { labels, last: marked, tray }: Options,
  { caption, drawings, last, position }: Shown,
): PictureView => {
  const { board, captives, pool, turn } = position;
  const over = outcome(position) !== undefined;
  const { marbleMarks, strength } = boardLooks();
  const signs = { first: signed('◆', names.first), second: signed('●', names.second) };
  return {
    board: positionView(position, {
      shape,
      labels,
      marbleMarks,
      strength,
      last: marked ? last : undefined,
    }),
    drawings,
    tray: tray
      ? {
          captives,
          pool,
          names: { ...signs, pool: words().dock.pool },
          moves: over ? undefined : { player: turn, text: words().meter.toMove },
        }
      : undefined,
    caption,
    title: diagramWords().described(
      words().newGame.rings(Number(board.name)),
      over ? undefined : signs[turn],
    ),
    description: formatPosition(position),
  };
};

/** The position as it was on the board. */
export const stillOf = (subject: Subject, options: Options, caption: string): PictureView =>
  pictureOf(subject, options, {
    position: subject.position,
    last: subject.last,
    drawings: options.drawings ? subject.drawings : [],
    caption,
  });

/** A picture for the beginning and one for each turn of a line, all of the same size. */
export const framesOf = (
  subject: Subject,
  options: Options,
  line: Line,
  caption: string,
): readonly PictureView[] => {
  const shown = (position: Position, last: Played | undefined): PictureView =>
    pictureOf(subject, options, {
      position,
      last,
      drawings: [],
      caption: last === undefined ? caption : `${caption}\n${formatTurn(last)}`,
    });
  const frames = [
    shown(line.start, undefined),
    ...line.turns.map((played) => shown(played.after, played)),
  ];
  const lines = frames.map((frame) => captionLines(frame.caption, sizeOf(frame).width).length);
  const captionRoom = Math.max(...lines);
  // Shades of the table would take the colours that the marbles need.
  return frames.map((frame) => ({ ...frame, captionRoom, flat: true }));
};
