import type { Locator, Page } from 'playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is shown. */
export const middleOf = async (shown: Locator): Promise<Point> => {
  const { x, y, width, height } = (await shown.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};

/** A finger that is put down, goes in small steps to another place, and is taken away. */
export const swipe = async (page: Page, from: Point, to: Point): Promise<void> => {
  const STEPS = 8;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= STEPS; step++)
    await touch('touchMove', {
      x: from.x + ((to.x - from.x) * step) / STEPS,
      y: from.y + ((to.y - from.y) * step) / STEPS,
    });
  await touch('touchEnd');
  await session.detach();
};
