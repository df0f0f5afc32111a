import type { Locator } from '@playwright/test';

/** Swipes from the middle of an element. */
export async function swipe(target: Locator, across: number, down = 0): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('the element to swipe on is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await target.page().context().newCDPSession(target.page());
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x: x + across / 2, y: y + down / 2 }]);
  await touch('touchMove', [{ x: x + across, y: y + down }]);
  await touch('touchEnd', []);
  await session.detach();
}
