import { readFile } from 'node:fs/promises';
import { positionView, shapeOf } from '@zertz/art';
import { pictureSvg, STYLE_SHEETS, stylesFor } from '@zertz/art/picture';
import type { PictureTheme } from '@zertz/art/picture';
import { formatPosition, outcome } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { outcomeWords } from './words.ts';

const PIXELS = 1000;

/** A picture of the position that stands on its own, as SVG text. */
export const positionPicture = async (position: Position, theme: PictureTheme): Promise<string> => {
  const { board, captives, pool, turn } = position;
  const sheets = await Promise.all(
    STYLE_SHEETS.map((name) =>
      readFile(new URL(import.meta.resolve(`@zertz/art/${name}.css`)), 'utf8'),
    ),
  );
  const end = outcome(position);
  const state = end === undefined ? `${turn} to move` : outcomeWords(end, position);
  const view = {
    board: positionView(position, {
      shape: shapeOf(board, board.rings),
      labels: 'every',
      marbleMarks: false,
      strength: 1,
      last: undefined,
    }),
    tray: {
      captives,
      pool,
      names: { first: '◆ first', pool: 'pool', second: '● second' },
      moves: end === undefined ? { player: turn, text: 'to move' } : undefined,
    },
    caption: '',
    title: `ZÈRTZ, ${board.name} rings: ${state}`,
    description: formatPosition(position),
  } as const;
  return pictureSvg(view, stylesFor(sheets.join('\n'), theme), PIXELS);
};
