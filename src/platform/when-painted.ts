/** A page out of sight paints nothing, and some browsers do not tell. */
const LONG_ENOUGH_MS = 1000;

/** When the page has been painted for the first time, on the screen and not only in memory. */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONG_ENOUGH_MS);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}
