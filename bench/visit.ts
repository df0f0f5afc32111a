import type { CDPSession, Page } from '@playwright/test';
import { installScript } from './install-script.ts';
import { measureBusy, readMemory } from './page-metrics.ts';
import { installProbe, type Probe } from './page-probe.ts';

export const CPU_SLOWDOWN = 4;

/** More than a field takes to move to the top of a phone. */
const MOVING_MS = 1000;
const PAUSE_BETWEEN_KEYS_MS = 120;
const LONGEST_WAIT_MS = 120_000;

export interface Visit {
  readonly firstCardMs: number;
  readonly uncoveredMs: number;
  readonly busyPercent: number;
  readonly heapBytes: number;
  readonly domNodes: number;
  readonly keystrokesMs: readonly number[];
  readonly typedSettledMs: number;
  readonly deletedSettledMs: number;
  readonly languageMs: number;
}

interface Word {
  readonly word: string;
  /** How many dishes of the menu it finds. */
  readonly matches: number;
}

/** Opens the menu on a slow phone, looks at it, searches for a word, gives up, changes language. */
export async function visitMenu(page: Page, address: string, word: Word): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { firstCard, uncovered } = await openMenu(page, session, address);
  const busyPercent = await measureBusy(page, session);
  const memory = await readMemory(session);
  const search = await measureSearch(page, word);
  const languageMs = await measureLanguageSwitch(page);
  return {
    firstCardMs: firstCard,
    uncoveredMs: uncovered,
    busyPercent,
    ...memory,
    ...search,
    languageMs,
  };
}

/** Until the first card shows, with nothing over it. */
export async function openMenu(page: Page, session: CDPSession, address: string): Promise<Probe> {
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await installScript(page, installProbe);

  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.menuProbe.uncovered > 0, null, { polling: 100 });
  await watch(page, false);
  return readProbe(page);
}

async function measureSearch(page: Page, { word, matches }: Word) {
  const cards = await enterField(page);
  const typedSettledMs = await settleAfter(page, [...word], {
    announced: `\\b${matches}\\b`,
  });
  const deletedSettledMs = await settleAfter(page, Array(word.length).fill('Backspace'), { cards });
  const { interactions } = await readProbe(page);
  const keystrokesMs = interactions.map(({ start, painted }) => painted - start);
  return { keystrokesMs, typedSettledMs, deletedSettledMs };
}

/** The cards in sight once it has moved to the top, as it does on a phone. */
async function enterField(page: Page): Promise<string> {
  await watch(page, true);
  await page.locator('input[type="search"]').focus();
  await page.waitForTimeout(MOVING_MS);
  await watch(page, false);
  const { cards } = await readProbe(page);
  if (cards === '') throw new Error('no card is in sight before a key is hit');
  return cards;
}

/** From the last key until the screen shows what it will stay with. */
async function settleAfter(
  page: Page,
  keys: readonly string[],
  expected: { readonly announced?: string; readonly cards?: string },
): Promise<number> {
  const lastKey = keys.at(-1) ?? '';
  for (const key of keys.slice(0, -1)) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE_BETWEEN_KEYS_MS);
  }
  await watch(page, true);
  await page.keyboard.press(lastKey);
  await page.waitForFunction(
    ({ announced = '', cards }) => {
      const probe = window.menuProbe;
      const isPainted = probe.interactions.every(({ painted }) => painted > 0);
      const isShown = cards === undefined || cards === probe.cards;
      return isPainted && isShown && new RegExp(announced).test(probe.announced);
    },
    expected,
    { polling: 100 },
  );
  await watch(page, false);
  const { interactions, changed } = await readProbe(page);
  const last = interactions.at(-1);
  if (!last) throw new Error('the page heard of no key');
  return Math.max(changed, last.painted) - last.start;
}

async function measureLanguageSwitch(page: Page): Promise<number> {
  const button = page.locator('nav button', { hasText: 'العربية' });
  // Whoever has searched has left it above the screen.
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the language button is not visible');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const tap = await page.waitForFunction(
    () => window.menuProbe.interactions.find((one) => one.type === 'click' && one.painted > 0),
    null,
    { polling: 100 },
  );
  const { start = Number.NaN, painted = Number.NaN } = (await tap.jsonValue()) ?? {};
  return painted - start;
}

function readProbe(page: Page) {
  return page.evaluate(() => window.menuProbe);
}

function watch(page: Page, isWatching: boolean) {
  return page.evaluate((value) => {
    window.menuProbe.isWatching = value;
  }, isWatching);
}
