import { expect, test } from 'vitest';
import { oriented, shapeOf } from '@zertz/art';
import { BOARD_NAMES, boardOf } from '@zertz/rules';
import { eyeOf, tilted } from './tilt.ts';

/** A marble that is drawn no farther away lies wholly over its own round button. */
const ROOM = 50 - 33;

test.each(BOARD_NAMES)('every marble on %i rings stays over its own place', (name) => {
  const board = boardOf(name);
  for (const mirror of [false, true]) {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const shape = oriented(shapeOf(board, board.rings), { turn, mirror });
      const eye = eyeOf(shape);
      const away = shape.places.map((place) => {
        const { x, y } = tilted(place, shape, eye);
        return Math.hypot(x, y);
      });
      expect(Math.max(...away), `${turn} ${mirror}`).toBeLessThan(ROOM);
    }
  }
});

test('the far side is smaller', () => {
  const board = boardOf(37);
  const shape = shapeOf(board, board.rings);
  const eye = eyeOf(shape);
  const [far, near] = ['a4', 'a1'].map((label) => {
    const place = shape.places[board.labels.indexOf(label)]!;
    return tilted(place, shape, eye).x;
  });
  expect(far).toBeGreaterThan(3);
  expect(near).toBeLessThan(-3);
});
