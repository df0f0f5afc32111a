import { setTimeout as pause } from 'node:timers/promises';

const LONG_ENOUGH_MS = 45_000;
const BETWEEN_LOOKS_MS = 50;

/** Tries again and again until it is so. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LONG_ENOUGH_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not so in ${LONG_ENOUGH_MS} ms: ${what}`);
    await pause(BETWEEN_LOOKS_MS);
  }
}
