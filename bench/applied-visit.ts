import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type SlowPhone, withSlowPhone } from './slow-phone.ts';

/** All since navigation start, as a slow phone on a slow network really shows it. */
export interface AppliedFigures {
  /** Until there is anything at all. */
  readonly firstPaintMs: number;
  readonly firstDishMs: number;
  readonly largestPaintMs: number;
  /** Until a dish has opened for a visitor who taps the first as soon as it shows, and taps on. */
  readonly dishOpenMs: number;
}

const PAUSE_BETWEEN_TAPS_MS = 300;

/** Two phones: a tap ends the browser's search for the largest paint. */
export async function visitSlowly(browser: Browser, address: string): Promise<AppliedFigures> {
  const paints = await withSlowPhone(browser, (phone) => watchPaints(phone, address));
  const dishOpenMs = await withSlowPhone(browser, (phone) => openFirstDish(phone, address));
  return { ...paints, dishOpenMs };
}

async function watchPaints({ page, ask, untilQuiet }: SlowPhone, address: string) {
  await page.goto(address, { waitUntil: 'commit' });
  const firstDish = await ask(() => window.paintProbe.firstDish);
  await untilQuiet();
  const { firstPaint, largestPaint } = await ask(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaint: window.paintProbe.largestPaint,
  }));
  if (firstPaint === undefined || largestPaint < 0) throw new Error('the page painted nothing');
  return {
    firstPaintMs: firstPaint,
    // A browser that still holds back its first frame gives animation frames all the same.
    firstDishMs: Math.max(firstDish, firstPaint),
    largestPaintMs: largestPaint,
  };
}

export async function openFirstDish(phone: SlowPhone, address: string): Promise<number> {
  await phone.page.goto(address, { waitUntil: 'commit' });
  const dialog = phone.ask(() => window.paintProbe.whenPainted('dialog[open]'));
  const [openedAt] = await Promise.all([dialog, tapUntil(phone, dialog)]);
  return openedAt;
}

async function tapUntil(phone: SlowPhone, end: Promise<unknown>): Promise<void> {
  const isOver = end.then(
    () => true,
    () => true,
  );
  let pause: Promise<boolean>;
  do {
    const { x, y } = await aimAtFirstDish(phone);
    pause = wait(PAUSE_BETWEEN_TAPS_MS, false);
    await phone.page.touchscreen.tap(x, y);
  } while (!(await Promise.race([isOver, pause])));
}

function aimAtFirstDish({ ask }: SlowPhone) {
  return ask(async () => {
    // Within the page: each question to a busy one would make the first tap late.
    await window.paintProbe.firstDish;
    const button = document.querySelector('article button');
    if (!button) throw new Error('the first dish has nothing to tap');
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}
