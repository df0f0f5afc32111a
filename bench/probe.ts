/** Times are milliseconds since navigation start. */
export interface Input {
  readonly type: string;
  /** When the key or the screen was hit, so that waiting for a busy page counts. */
  readonly start: number;
  /** The first frame after the page received it; 0 until then. */
  painted: number;
}

declare global {
  interface Window {
    probe: ReturnType<typeof installProbe>;
  }
}

/** Runs inside the page. The Event Timing API rounds to 8 ms and does not know when a card was painted. */
export function installProbe() {
  /** A task of the highest priority that an animation frame posts runs right after that frame's paint. */
  const afterFrame = (done: (now: number) => void) => {
    requestAnimationFrame(() => {
      scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' });
    });
  };

  /** The end of the first frame that shows what the check looks for. */
  const whenPainted = (check: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = (now: number) => (check() ? resolve(now) : afterFrame(look));
      afterFrame(look);
    });

  /** The same, looking only after changes: frames without end would slow down the page in use. */
  const whenChanged = (check: () => boolean) =>
    new Promise<number>((resolve) => {
      let isLookDue = false;
      const lookSoon = () => {
        if (isLookDue) return;
        isLookDue = true;
        afterFrame(look);
      };
      const observer = new MutationObserver(lookSoon);
      const look = (now: number) => {
        isLookDue = false;
        if (!check()) return;
        observer.disconnect();
        window.removeEventListener('scroll', lookSoon, true);
        resolve(now);
      };
      const anyChange = { subtree: true, childList: true, characterData: true, attributes: true };
      observer.observe(document, anyChange);
      window.addEventListener('scroll', lookSoon, true);
    });

  const isShown = (selector: string) => {
    const options = { contentVisibilityAuto: true, visibilityProperty: true };
    return document.querySelector(selector)?.checkVisibility(options) ?? false;
  };

  /** The cards on the screen. Hit tests at a few points are cheaper than the boxes of all cards. */
  const cards = () => {
    const seen = new Set<Element>();
    for (let y = 0.2; y < 1; y += 0.1) {
      const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * y);
      const card = element?.closest('article');
      if (card) seen.add(card);
    }
    return Array.from(seen, (card) => ({
      text: card.textContent,
      marks: Array.from(card.querySelectorAll('mark'), (mark) => mark.textContent).join(' '),
    }));
  };

  /** Scrolls to the first element that has this text, and returns its centre. */
  const aim = (selector: string, text = '') => {
    const elements = Array.from(document.querySelectorAll(selector));
    const element = elements.find(({ textContent }) => textContent.includes(text));
    if (!element) throw new Error(`there is no ${selector} ${text}`);
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };

  const language = new URLSearchParams(window.location.search).get('lang') ?? 'en';
  const inputs: Input[] = [];
  const longTasks: { readonly startTime: number; readonly duration: number }[] = [];
  const probe = {
    inputs,
    longTasks,
    largestPaint: 0,
    // The title's button, because a page that is still loading may have the beginning of a card only.
    firstDish: whenPainted(() => isShown(`article:lang(${language}):not([inert] *) h3 button`)),
    /** What the bench starts to wait for before an input, and reads after it. */
    expected: Promise.resolve(0),
    whenPainted,
    whenChanged,
    isShown,
    cards,
    aim,
  };
  window.probe = probe;

  const follow = (type: string, start: number) => {
    const input: Input = { type, start, painted: 0 };
    inputs.push(input);
    afterFrame((now) => {
      input.painted = now;
    });
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true });
  // An `input` event is stamped when the page handles it, `keydown` when the key is hit.
  let keyDownAt = 0;
  listen('keydown', ({ timeStamp }) => {
    keyDownAt = timeStamp;
  });
  listen('input', ({ type }) => follow(type, keyDownAt));
  listen('click', ({ type, timeStamp }) => follow(type, timeStamp));

  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startTime, duration }));
  return probe;
}
