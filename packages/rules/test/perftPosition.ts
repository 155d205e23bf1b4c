import { boardOf, parsePosition, unwrap } from '../src/index.ts';
import type { BoardName, Position } from '../src/index.ts';

/**
 * A row's `37|cells|pool|captives|captives|side` as a position of preset `boardspace`, which takes
 * every claim. Its marbles need not be those of a whole game.
 */
export const perftPosition = (compact: string): Position => {
  const [rings = '', cells = '', ...rest] = compact.split('|');
  const { columns } = boardOf(Number(rings) as BoardName);
  const letters = [...cells].map((cell) => (cell === '-' ? '.' : cell === '.' ? 'o' : cell));
  const written = columns.map((length) => letters.splice(0, length).join('')).join('/');
  const counts = rest.slice(0, 3).map((text) => text.replaceAll(',', '-'));
  const supply = ['W', 'G', 'B'].map((letter, index) =>
    counts.reduce(
      (sum, text) => sum + Number(text.split('-')[index]),
      cells.split(letter).length - 1,
    ),
  );
  const variant = `boardspace;pool=${supply.join('-')}`;
  return unwrap(parsePosition([written, ...counts, rest[3], variant].join(' ')));
};
