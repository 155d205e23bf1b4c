import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a finger carries floats this far above it. */
const LIFT = 56;

/** Carries something with one finger, so that what it carries ends at `to`. */
export const touchDrag = async (
  page: Page,
  from: Point,
  to: Point,
  second?: Point,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  // A slow finger: one that is lifted while it moves throws the page, and the next touch only
  // stops that.
  let time = Date.now() / 1000 - 3;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: (time += 0.4),
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  const end = { x: to.x, y: to.y + LIFT };
  const half = { x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 };
  await send('touchStart', [from]);
  await send('touchMove', [half]);
  if (second !== undefined) {
    await send('touchStart', [half, second]);
    await send('touchMove', [end, second]);
    await send('touchMove', [end, { x: second.x + 30, y: second.y }]);
  }
  await send('touchMove', second === undefined ? [end] : [end, second]);
  if (second !== undefined) await send('touchEnd', [end]);
  await send('touchEnd', []);
  await session.detach();
};

/** Two fingers go apart from the middle of something, and then both along with the board. */
export const pinch = async (
  page: Page,
  at: Point,
  apart: { readonly from: number; readonly to: number },
  along: Point,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
  const pair = (half: number, moved: Point = { x: 0, y: 0 }): readonly Point[] => [
    { x: at.x - half + moved.x, y: at.y + moved.y },
    { x: at.x + half + moved.x, y: at.y + moved.y },
  ];
  await send('touchStart', pair(apart.from));
  for (let step = 1; step <= 6; step++) {
    await send('touchMove', pair(apart.from + ((apart.to - apart.from) * step) / 6));
  }
  for (let step = 1; step <= 6; step++) {
    await send('touchMove', pair(apart.to, { x: (along.x * step) / 6, y: (along.y * step) / 6 }));
  }
  await send('touchEnd', []);
  await session.detach();
};
