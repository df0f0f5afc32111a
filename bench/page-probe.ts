export interface Interaction {
  readonly type: string;
  /** When the finger acted, so that waiting for a busy page counts. */
  readonly start: number;
  /** The first frame after the page has heard of it. */
  painted: number;
}

/** Times are milliseconds since navigation start; -1 until they are known. */
export interface Probe {
  firstCard: number;
  uncovered: number;
  /** The menu as far as the screen shows it: what is announced, and the cards in sight. */
  announced: string;
  cards: string;
  /** When it last changed. */
  changed: number;
  /** Looking costs time of its own, so nobody looks unless the bench waits for what is to be seen. */
  isWatching: boolean;
  readonly interactions: Interaction[];
}

declare global {
  interface Window {
    menuProbe: Probe;
  }
}

/**
 * Runs inside the page. A moment counts as painted in the first task after the animation frame that
 * follows it: an animation frame comes before style, layout and paint, an urgent task posted in it
 * right after them. The Event Timing API would add the compositor's part, but rounds to 8 ms and leaves out what
 * takes less than 16, and it does not tell when the first card or the last change was painted.
 */
export function installProbe(): void {
  const probe: Probe = {
    firstCard: -1,
    uncovered: -1,
    announced: '',
    cards: '',
    changed: -1,
    isWatching: true,
    interactions: [],
  };
  window.menuProbe = probe;

  const afterPaint = (done: (now: number) => void) => {
    requestAnimationFrame(() => {
      scheduler.postTask(() => done(performance.now()), { priority: 'user-blocking' });
    });
  };

  let isLookDue = false;
  const lookSoon = () => {
    if (isLookDue || !probe.isWatching) return;
    isLookDue = true;
    afterPaint((now) => {
      isLookDue = false;
      look(now);
    });
  };
  new MutationObserver(lookSoon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['inert', 'hidden'],
  });

  function look(now: number): void {
    const card = document.querySelector('article');
    if (!card) return;
    if (probe.firstCard < 0) probe.firstCard = now;
    if (probe.uncovered < 0 && !card.closest('[inert]')) probe.uncovered = now;
    const announced = announcement();
    const cards = cardsInSight();
    if (announced === probe.announced && cards === probe.cards) return;
    Object.assign(probe, { announced, cards, changed: now });
  }

  function announcement(): string {
    return Array.from(document.querySelectorAll('[aria-live="polite"]'))
      .filter((region) => !region.closest('[aria-roledescription="carousel"]'))
      .map((region) => region.textContent)
      .join(' ');
  }

  /** Found at a few points of the lower half: to go through all cards would cost too much. */
  function cardsInSight(): string {
    const seen = new Set<Element>();
    for (let tenth = 6; tenth < 10; tenth += 1) {
      const y = (window.innerHeight * tenth) / 10;
      const card = document.elementFromPoint(window.innerWidth / 2, y)?.closest('article');
      if (card) seen.add(card);
    }
    return Array.from(seen, (card) => {
      const marks = Array.from(card.querySelectorAll('mark'), (mark) => mark.textContent);
      return `${card.textContent} [${marks}]`;
    }).join('\n');
  }

  let keyDownAt = 0;
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true });
  const follow = (type: string, start: number) => {
    const interaction: Interaction = { type, start, painted: -1 };
    probe.interactions.push(interaction);
    afterPaint((now) => {
      interaction.painted = now;
    });
  };
  listen('scroll', lookSoon);
  // The time stamp of an `input` event is when the page came round to it; a key's is when it was hit.
  listen('keydown', ({ timeStamp }) => {
    keyDownAt = timeStamp;
  });
  listen('input', ({ type }) => follow(type, keyDownAt));
  listen('click', ({ type, timeStamp }) => follow(type, timeStamp));
}
