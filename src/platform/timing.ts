/** No read may take longer than this: a visitor is waiting. */
export const READ_DEADLINE_MS = 10_000;

/** Settles as the work does; when that has not settled in time, rejects and tells it to stop. */
export async function withDeadline<T>(
  what: string,
  start: (signal: AbortSignal) => Promise<T>,
  deadlineMs = READ_DEADLINE_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what}: no answer in ${deadlineMs} ms`));
      controller.abort();
    }, deadlineMs);
  });
  try {
    return await Promise.race([start(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a task when the main thread has nothing better to do. The answer calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    // Safari has no idle callbacks; a moment later is idle enough.
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** A picture that hangs keeps a page loading for as long as it hangs. */
const LOAD_TIMEOUT_MS = 10_000;

/** When the page has loaded and has nothing better to do. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => whenIdle(resolve);
    if (document.readyState === 'complete') {
      settle();
    } else {
      window.addEventListener('load', settle, { once: true });
      setTimeout(resolve, LOAD_TIMEOUT_MS);
    }
  });
}

/** A page out of sight paints nothing, and some browsers do not tell. */
const PAINT_TIMEOUT_MS = 1000;

/** When the page has been painted for the first time, on the screen and not only in memory. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
