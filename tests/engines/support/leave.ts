import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { until } from './until.ts';

/** A journey that a busy driver has lost is begun again, and a page that answers no more is not waited for. */
const JOURNEY_MS = 12_000;
const ANSWER_MS = 5000;

/**
 * Waits until the page that `go` leads to has been read. The drivers wait for more, which may be held
 * back, and not every one of them knows of pages that were kept in memory.
 */
export async function leave(
  { run }: Pick<Engine, 'run'>,
  go: () => Promise<unknown>,
): Promise<void> {
  const mark = randomUUID();
  await run((left) => {
    Object.assign(window, { left });
  }, mark);
  const isLeft = () =>
    run((left) => {
      // Firefox may put an empty document in between.
      const isRead = document.readyState !== 'loading' && document.body !== null;
      return isRead && document.URL !== 'about:blank' && Reflect.get(window, 'left') !== left;
    }, mark).catch(() => false);
  let begun = 0;
  await until('another page is there', async () => {
    if (Date.now() - begun > JOURNEY_MS) {
      begun = Date.now();
      await go();
    }
    return Promise.race([isLeft(), pause(ANSWER_MS, false)]);
  });
}
