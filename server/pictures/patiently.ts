export const LATE = Symbol('late');

/** Waits for some work, but not for ever; the work itself goes on. */
export function patiently<T>(work: Promise<T>, patienceMs: number): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, patienceMs, LATE).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
