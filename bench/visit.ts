import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Language } from '../src/domain/language.ts';
import { type Phone, type Speed, withPhone } from './phone.ts';

export type Figures = Readonly<Record<string, number>>;

const SETTLING_MS = 300;
const PAUSE_BETWEEN_INPUTS_MS = 120;

/** What is searched for, and what is written on the button that leads to the other language. */
const USES = {
  en: { words: ['ribeye', 'salad', 'chicken'], button: 'العربية' },
  ar: { words: ['بطاطس', 'سلطة', 'برجر', 'دجاج'], button: 'English' },
} as const;

/** With a key, or what is written on a button. */
type Input = readonly [kind: 'letter' | 'clear' | 'language', target: string];

/** Each word is typed and deleted, which clears the search; then the language is switched. */
function inputsIn(language: Language): readonly Input[] {
  const keys = USES[language].words.flatMap((word): Input[] => [
    ...Array.from(word, (letter): Input => ['letter', letter]),
    ...Array.from(word.slice(1), (): Input => ['letter', 'Backspace']),
    ['clear', 'Backspace'],
  ]);
  return [...keys, ['language', USES[language].button]];
}

async function perform(phone: Phone, [kind, target]: Input): Promise<void> {
  if (kind !== 'language') return phone.pressKey(target);
  const { x, y } = await phone.ask((text) => window.probe.aim('nav button', text), target);
  await settle(phone);
  return phone.page.touchscreen.tap(x, y);
}

type Rehearsal = Awaited<ReturnType<typeof rehearse>>;

/** What a first visit receives, and what a visitor sees after each input, found out on a fast phone. */
export async function rehearse(browser: Browser, origin: string, language: Language) {
  const address = language === 'en' ? origin : `${origin}?lang=${language}`;
  // Then the server has made the pictures in the sizes that a visit requests.
  await withPhone(browser, 'unlimited', async (phone) => {
    await tapFirstDish(phone, address);
    await phone.untilQuiet();
  });
  return withPhone(browser, 'unlimited', async (phone) => {
    // The second slide is requested seconds after load, further ones only with motion.
    await phone.page.emulateMedia({ reducedMotion: 'reduce' });
    await phone.page.goto(address);
    await Promise.all([phone.untilQuiet(), wait(5000)]);
    const { html = 0, startJs = 0, total = 0 } = await phone.weigh();
    const bytes = { 'page, bytes': html, 'start scripts, bytes': startJs, 'total, bytes': total };
    const cards = await focusSearch(phone);
    const steps = [];
    for (const input of inputsIn(language)) {
      await perform(phone, input);
      const whole = input[0] === 'clear' ? cards : undefined;
      steps.push({ input, wanted: { screen: await settle(phone), cards: whole } });
    }
    return { address, bytes, steps };
  });
}

/** A phone of its own for the tap, because the browser stops looking for the largest paint at a tap. */
export async function visit(browser: Browser, speed: Speed, rehearsal: Rehearsal) {
  const { address, bytes, steps } = rehearsal;
  const tap = await withPhone(browser, speed, (phone) => tapFirstDish(phone, address));
  return withPhone(browser, speed, async (phone): Promise<Figures> => {
    const arrived = await arrive(phone, address);
    const times = { letter: Array.of<number>(), clear: Array.of<number>(), language: [0] };
    await focusSearch(phone);
    for (const { input, wanted } of steps) {
      await phone.ask((step) => window.probe.expect(step), wanted);
      await perform(phone, input);
      times[input[0]].push(await phone.ask(() => window.probe.timeExpected()));
      await wait(PAUSE_BETWEEN_INPUTS_MS);
    }
    return {
      ...bytes,
      ...arrived,
      'tap, ms': tap,
      'letter, ms': median(times.letter),
      'worst letter, ms': Math.max(...times.letter),
      'clear, ms': median(times.clear),
      'language, ms': Math.max(...times.language),
    };
  });
}

async function arrive({ page, ask, untilQuiet }: Phone, address: string): Promise<Figures> {
  await page.goto(address, { waitUntil: 'commit' });
  await untilQuiet();
  return ask(async () => {
    const { startTime = Number.NaN } =
      performance.getEntriesByName('first-contentful-paint')[0] ?? {};
    // Animation frames run even while the browser still holds back its first paint.
    const firstDish = Math.max(await window.probe.firstDish, startTime);
    return { 'first dish, ms': firstDish, 'LCP, ms': window.probe.largestPaint };
  });
}

/** How many cards there are, once the phone has scrolled the focused field to the top. */
async function focusSearch(phone: Phone): Promise<number> {
  await phone.ask(() => document.querySelector<HTMLElement>('input[type="search"]')?.focus());
  await settle(phone);
  return phone.ask(() => window.probe.countCards());
}

/** The screen when it no longer changes. */
async function settle(phone: Phone, before = ''): Promise<string> {
  await wait(SETTLING_MS);
  const now = await phone.ask(() => window.probe.idleScreen());
  return now === before ? now : settle(phone, now);
}

/** Until a dish is open for a visitor who taps the first one as soon as it shows, and keeps tapping. */
async function tapFirstDish({ page, ask }: Phone, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const opened = ask(() => window.probe.whenShown(() => window.probe.isShown('dialog[open]')));
  const isOver = opened.then(() => true);
  for (let isOpen = false; !isOpen; ) {
    // In one call, because each call to a busy page would delay the first tap.
    const { x, y } = await ask(async () => {
      await window.probe.firstDish;
      return window.probe.aim('article h3 button');
    });
    await page.touchscreen.tap(x, y);
    isOpen = await Promise.race([isOver, wait(PAUSE_BETWEEN_INPUTS_MS, false)]);
  }
  return opened;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
