export interface PaintProbe {
  /** When the first dish was painted, in milliseconds since navigation start. */
  readonly firstDish: Promise<number>;
  /** When an element that is still to come was painted. */
  readonly whenPainted: (selector: string) => Promise<number>;
  /** The largest paint so far; the browser looks for larger ones until the first input. */
  largestPaint: number;
}

declare global {
  interface Window {
    paintProbe: PaintProbe;
  }
}

/**
 * Runs inside the page. It looks in every animation frame from the document's start, since dishes that
 * come within the page's HTML need no script and may be there before one could hear of them. What is
 * there in an animation frame is painted right after it, before an urgent task posted in it.
 */
export function installPaintProbe(): void {
  const whenPainted = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        const element = document.querySelector(selector);
        if (!element) {
          requestAnimationFrame(look);
          return;
        }
        const settle = () => {
          // First, since to look may cost a layout that a visitor would not wait for.
          const now = performance.now();
          if (isRendered(element)) resolve(now);
          else requestAnimationFrame(look);
        };
        scheduler.postTask(settle, { priority: 'user-blocking' });
      };
      requestAnimationFrame(look);
    });

  function isRendered(element: Element): boolean {
    return element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  }

  // In another language than the address asks for it would not be the dish that the visitor waits for.
  const language = new URLSearchParams(window.location.search).get('lang') ?? 'en';
  const probe: PaintProbe = {
    // Its title, too: a page that is still arriving may have the beginning of a card only.
    firstDish: whenPainted(`article:lang(${language}):not([inert] *) button`),
    whenPainted,
    largestPaint: -1,
  };
  window.paintProbe = probe;

  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) probe.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
