import { BRUSHES } from '@zertz/art';
import type { Drawing } from '@zertz/art';
import { formatRing, parseRing } from '@zertz/rules';
import type { Board, Ring } from '@zertz/rules';

/** Labels joined by `-`; `undefined`: a board of this shape has not all of them. */
export const parseRings = (
  labels: readonly string[],
  board: Board,
): readonly Ring[] | undefined => {
  const rings = labels.map((label) => parseRing(board, label));
  return rings.every((ring) => ring !== undefined) ? rings : undefined;
};

export const formatRings = (rings: readonly number[], board: Board): string =>
  rings.map((ring) => formatRing(board, ring as Ring)).join('-');

/** `d4` a circle, `d4-f5` an arrow, `d4-f5.2` one with the third brush. */
export const parseDrawing = (text: string, board: Board): Drawing | undefined => {
  const [, labels = '', number = '0'] = /^([^.]+)(?:\.(\d))?$/.exec(text) ?? [];
  const brush = BRUSHES[Number(number)];
  const [from, to, more] = parseRings(labels.split('-'), board) ?? [];
  if (brush === undefined || from === undefined || more !== undefined) return undefined;
  return { from, to, brush };
};

export const formatDrawing = ({ brush, from, to }: Drawing, board: Board): string => {
  const number = BRUSHES.indexOf(brush);
  const rings = formatRings(to === undefined ? [from] : [from, to], board);
  return `${rings}${number === 0 ? '' : `.${number}`}`;
};
