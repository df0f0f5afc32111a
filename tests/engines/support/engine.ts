import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Keys that are not letters, by the names browsers give them. */
export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'PageUp' | 'PageDown';

/** What a test can do in any of the engines. Coordinates are CSS pixels of the viewport. */
export interface Engine {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs synchronously in the page; arguments and result are JSON. */
  run<Given extends unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export const PHONE = { width: 390, height: 844 };

const TIMEOUT_MS = 45_000;
const POLL_INTERVAL_MS = 50;

/** A busy driver can lose a navigation: it is started again. A page that does not respond is not waited for. */
const NAVIGATION_TIMEOUT_MS = 12_000;
const RESPONSE_TIMEOUT_MS = 5000;

/** Polls until the condition holds. */
export async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not so within ${TIMEOUT_MS} ms: ${what}`);
    await pause(POLL_INTERVAL_MS);
  }
}

/**
 * Waits until the page that `start` navigates to is parsed. The drivers wait for more, which a test may
 * delay, and not every driver reports pages restored from the back-forward cache.
 */
export async function navigate(
  { run }: Pick<Engine, 'run'>,
  start: () => Promise<unknown>,
): Promise<void> {
  const mark = randomUUID();
  await run((previousPage) => {
    Object.assign(window, { previousPage });
  }, mark);
  const hasNavigated = () =>
    run((previousPage) => {
      // Firefox may show an empty document in between.
      const isParsed = document.readyState !== 'loading' && document.body !== null;
      const isOther = Reflect.get(window, 'previousPage') !== previousPage;
      return isParsed && document.URL !== 'about:blank' && isOther;
    }, mark).catch(() => false);
  let startedAt = 0;
  await waitUntil('another page is there', async () => {
    if (Date.now() - startedAt > NAVIGATION_TIMEOUT_MS) {
      startedAt = Date.now();
      await start();
    }
    return Promise.race([hasNavigated(), pause(RESPONSE_TIMEOUT_MS, false)]);
  });
}

/** A function call as an expression that evaluates to JSON text in any engine. */
export function toExpression(
  script: (...given: never[]) => unknown,
  given: readonly unknown[],
): string {
  return `JSON.stringify({ value: (${script})(...${JSON.stringify(given)}) })`;
}

export function parseResult(result: unknown) {
  return JSON.parse(String(result)).value;
}
