export const READ_TIMEOUT_MS = 10_000;

export async function withTimeout<T>(
  what: string,
  start: (signal: AbortSignal) => Promise<T>,
  timeoutMs = READ_TIMEOUT_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what}: no answer in ${timeoutMs} ms`));
      controller.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([start(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Safari has no idle callbacks: a short delay has to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 50);
}

/** A picture that hangs delays the load event for as long as it hangs. */
const LOAD_TIMEOUT_MS = 10_000;

export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const resolveWhenIdle = () => whenIdle(resolve);
    if (document.readyState === 'complete') {
      resolveWhenIdle();
    } else {
      window.addEventListener('load', resolveWhenIdle, { once: true });
      setTimeout(resolve, LOAD_TIMEOUT_MS);
    }
  });
}

/** A hidden page paints nothing, and some browsers report no paint. */
const PAINT_TIMEOUT_MS = 1000;

export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT_MS);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
