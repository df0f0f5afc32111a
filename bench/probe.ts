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

  /** The end of the first frame that passes. Looks after changes only: frames without end slow down a page. */
  const whenShown = (check: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error(`not shown; this is: ${screen()}`)), 60_000);
      let isLookDue = false;
      const lookSoon = () => {
        if (!isLookDue) afterFrame(look);
        isLookDue = true;
      };
      const observer = new MutationObserver(lookSoon);
      const events = ['input', 'scroll'];
      const look = (now: number) => {
        isLookDue = false;
        if (!check()) return;
        observer.disconnect();
        for (const event of events) removeEventListener(event, lookSoon, true);
        resolve(now);
      };
      const anyChange = { subtree: true, childList: true, characterData: true, attributes: true };
      observer.observe(document, anyChange);
      for (const event of events) addEventListener(event, lookSoon, true);
    });

  const options = { contentVisibilityAuto: true, visibilityProperty: true };
  const isShown = (selector: string) =>
    document.querySelector(selector)?.checkVisibility(options) ?? false;

  /** The language, and what the cards on the screen are called. Hit tests are cheaper than all boxes. */
  const screen = () => {
    const cards = new Set<Element>();
    for (let y = 0.2; y < 1; y += 0.1) {
      const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * y);
      const card = element?.closest('article');
      if (card) cards.add(card);
    }
    const shown = Array.from(cards, (card) => Array.from(card.querySelectorAll('h3, mark')));
    const titles = shown.flat().map(({ textContent }) => textContent);
    return [document.documentElement.lang, ...titles].join('|');
  };

  /** Cards that are not hidden. Attributes only: asking for styles would make the browser compute them. */
  const countCards = () => {
    const hidden = '[hidden] article, [inert] article, [style*="display: none"] article';
    return document.querySelectorAll('article').length - document.querySelectorAll(hidden).length;
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

  // When the key or the screen was hit; an `input` event is stamped when the page handles it.
  let inputAt = 0;
  const noteInput = ({ timeStamp }: Event) => {
    inputAt = timeStamp;
  };
  for (const event of ['keydown', 'pointerup']) addEventListener(event, noteInput, true);

  let expected = Promise.resolve(0);
  const language = new URLSearchParams(window.location.search).get('lang') ?? 'en';
  const probe = {
    largestPaint: 0,
    // The title's button, because a page that is still loading may have the beginning of a card only.
    firstDish: whenShown(() => isShown(`article:lang(${language}):not([inert] *) h3 button`)),
    expect: (wanted: { readonly screen: string; readonly cards: number | undefined }) => {
      const isWhole = () => countCards() === (wanted.cards ?? countCards());
      expected = whenShown(() => screen() === wanted.screen && isWhole());
    },
    /** From the last input until what is expected of it is shown. */
    timeExpected: async () => (await expected) - inputAt,
    whenShown,
    isShown,
    /** When no work is left that an input caused. */
    idleScreen: () =>
      new Promise<string>((resolve) => requestIdleCallback(() => resolve(screen()))),
    countCards,
    aim,
  };
  window.probe = probe;

  new PerformanceObserver((list) => {
    probe.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  return probe;
}
