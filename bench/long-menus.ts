import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { MENU_PATH } from '../src/domain/constants.ts';
import { generateItems } from '../tests/support/generated-menu/generate-items.ts';
import { startSite } from '../tests/support/site.ts';
import { type Figures, mediansOf } from './figures.ts';
import { type Phone, withPhone } from './phone.ts';
import { searchAndSwitch } from './visit.ts';

export const MENU_SIZES = [1000, 5000] as const;

/** How long a visitor reads before the first tap. */
const READING_MS = 8000;

/** Medians of several visits to a generated menu; the network is not limited. */
export async function measureLongMenu(
  browser: Browser,
  size: number,
  visits: number,
): Promise<Figures> {
  const site = await startSite();
  try {
    await site.setContent({ SteakHouseMenu: await generateItems(size) });
    const all: Figures[] = [];
    while (all.length < visits) {
      const work = (phone: Phone) => visitLongMenu(phone, site.origin + MENU_PATH);
      all.push(await withPhone(browser, work, 'slow-processor'));
    }
    return mediansOf(all);
  } finally {
    await site.close();
  }
}

async function visitLongMenu(phone: Phone, address: string): Promise<Figures> {
  await phone.page.goto(address, { waitUntil: 'commit' });
  const firstDishMs = await phone.ask(() => window.probe.firstDish);
  await phone.page.waitForLoadState('load');
  await wait(READING_MS);
  const longTasks = await phone.ask(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = navigation ? navigation.startTime + navigation.duration : 0;
    return window.probe.longTasks
      .filter(({ startTime }) => startTime > loaded)
      .map(({ duration }) => duration);
  });
  return {
    firstDishMs,
    longTasksMs: longTasks.reduce((total, duration) => total + duration, 0),
    longestTaskMs: Math.max(0, ...longTasks),
    ...(await searchAndSwitch(phone, 'en')),
  };
}
