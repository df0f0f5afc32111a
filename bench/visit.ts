import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Response } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { type Figures, median } from './figures.ts';
import { type Phone, withPhone } from './phone.ts';

const MOST_WARM_UPS = 10;
const PAUSE_BETWEEN_TAPS_MS = 100;
const PAUSE_BETWEEN_KEYS_MS = 120;

/** More than a phone takes to scroll the field to the top. */
const SCROLLING_MS = 1000;

/** A word of the shipped and of the generated menus, and the button that leads to the other language. */
const WORDS = {
  en: { word: 'ribeye', other: 'ar', button: 'العربية' },
  ar: { word: 'بطاطس', other: 'en', button: 'English' },
} as const;

/** As in a QR code. */
export function addressIn(address: string, language: Language): string {
  return language === 'en' ? address : `${address}?lang=${language}`;
}

/** Visits a page until its server has made every picture size that a visit requests. */
export async function warmUp(browser: Browser, address: string, language: Language): Promise<void> {
  for (let count = 0; count < MOST_WARM_UPS; count += 1) {
    const isReady = await withPhone(browser, async (phone) => {
      const responses: Response[] = [];
      phone.page.on('response', (response) => responses.push(response));
      await tapFirstDish(phone, addressIn(address, language));
      await phone.untilQuiet();
      return !responses.some(isOriginal);
    });
    if (isReady) return;
  }
  throw new Error(`the server of ${address} does not make its picture sizes`);
}

/** Until a size is made, the server sends the original, whose type differs from the address. */
function isOriginal(response: Response): boolean {
  return response.url().endsWith('.avif') && response.headers()['content-type'] !== 'image/avif';
}

/** A phone of its own for the tap, because the browser stops looking for the largest paint at a tap. */
export async function visit(
  browser: Browser,
  address: string,
  language: Language,
): Promise<Figures> {
  const page = addressIn(address, language);
  const used = await withPhone(browser, async (phone) => ({
    ...(await arrive(phone, page)),
    ...(await searchAndSwitch(phone, language)),
  }));
  const tapMs = await withPhone(browser, (phone) => tapFirstDish(phone, page));
  const { total: bytes = Number.NaN } = await measureTransfer(browser, page);
  return { ...used, tapMs, bytes };
}

async function arrive(phone: Phone, address: string) {
  const firstDish = await openPage(phone, address);
  const { firstPaint = Number.NaN, largestPaintMs } = await phone.ask(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    largestPaintMs: window.probe.largestPaint,
  }));
  // Animation frames run even while the browser still holds back its first paint.
  const firstDishMs = Math.max(firstDish, firstPaint);
  return { firstDishMs, largestPaintMs };
}

async function openPage({ page, ask, untilQuiet }: Phone, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const firstDish = await ask(() => window.probe.firstDish);
  await untilQuiet();
  return firstDish;
}

/** What a first visit receives before it scrolls; a slower one would also see the next slides. */
export function measureTransfer(browser: Browser, address: string): Promise<Figures> {
  const work = async (phone: Phone) => {
    await openPage(phone, address);
    return phone.weigh();
  };
  return withPhone(browser, work, 'unlimited');
}

/** Until a dish is open for a visitor who taps the first one as soon as it shows, and keeps tapping. */
async function tapFirstDish(phone: Phone, address: string): Promise<number> {
  await phone.page.goto(address, { waitUntil: 'commit' });
  const opened = phone.ask(() =>
    window.probe.whenPainted(() => window.probe.isShown('dialog[open]')),
  );
  const isOver = opened.then(() => true);
  let pause: Promise<boolean>;
  do {
    // In one call, because each call to a busy page would delay the first tap.
    const { x, y } = await phone.ask(async () => {
      await window.probe.firstDish;
      return window.probe.aim('article h3 button');
    });
    pause = wait(PAUSE_BETWEEN_TAPS_MS, false);
    await phone.page.touchscreen.tap(x, y);
  } while (!(await Promise.race([isOver, pause])));
  return opened;
}

/** Searches for a word, deletes it, switches the language. */
export async function searchAndSwitch(phone: Phone, language: Language): Promise<Figures> {
  const { word, other, button } = WORDS[language];
  const cards = await focusSearch(phone);
  const matchesMs = await pressKeys(phone, [...word], word, (wanted) => {
    const shown = window.probe.cards();
    return shown.length > 0 && shown.every(({ marks }) => marks.toLowerCase().includes(wanted));
  });
  const backspaces = Array(word.length).fill('Backspace');
  const menuBackMs = await pressKeys(phone, backspaces, cards, (wanted) => {
    return JSON.stringify(window.probe.cards()) === wanted;
  });
  const inputs = await phone.ask(() => window.probe.inputs);
  const letters = inputs.map(({ start, painted }) => painted - start);
  const { x, y } = await phone.ask((text) => window.probe.aim('nav button', text), button);
  await phone.expect((wanted) => window.probe.isShown(wanted), `article:lang(${other}) button`);
  await phone.page.touchscreen.tap(x, y);
  return {
    letterMs: median(letters),
    worstLetterMs: Math.max(...letters),
    matchesMs,
    menuBackMs,
    languageMs: await timeExpected(phone),
  };
}

/** The cards on the screen, once a phone has scrolled the focused field to the top. */
async function focusSearch({ ask }: Phone): Promise<string> {
  await ask(() => document.querySelector<HTMLElement>('input[type="search"]')?.focus());
  let before: string;
  let cards = '';
  do {
    before = cards;
    await wait(SCROLLING_MS);
    cards = JSON.stringify(await ask(() => window.probe.cards()));
  } while (cards !== before);
  return cards;
}

async function pressKeys(
  phone: Phone,
  keys: readonly string[],
  wanted: string,
  check: (wanted: string) => boolean,
): Promise<number> {
  for (const key of keys.slice(0, -1)) {
    await phone.pressKey(key);
    await wait(PAUSE_BETWEEN_KEYS_MS);
  }
  await phone.expect(check, wanted);
  await phone.pressKey(keys.at(-1) ?? '');
  return timeExpected(phone);
}

/** From the last input until the page shows what was expected of it. */
async function timeExpected({ ask }: Phone): Promise<number> {
  const { shown, input } = await ask(async () => ({
    shown: await window.probe.expected,
    input: window.probe.inputs.at(-1),
  }));
  if (!input) throw new Error('the page received no input');
  return shown - input.start;
}
