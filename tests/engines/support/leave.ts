import { randomUUID } from 'node:crypto';
import type { Engine } from './engine.ts';
import { until } from './until.ts';

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
  await go();
  await until('another page is there', () =>
    run(
      (left) => Reflect.get(window, 'left') !== left && document.readyState !== 'loading',
      mark,
    ).catch(() => false),
  );
}
