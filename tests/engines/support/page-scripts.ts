const SELECTORS = {
  alert: '[role="alert"]',
  article: 'article',
  button: 'button',
  /** A dish on the menu, by the button that opens it. */
  card: 'article h3 button',
  category: 'nav a[href^="#"]',
  dialog: 'dialog[open]',
  searchbox: 'input[type="search"]',
  section: 'section[aria-labelledby]',
  slide: '[aria-roledescription="slide"][aria-hidden="false"] img',
} as const;

export type Role = keyof typeof SELECTORS;

export const selectorOf = (role: Role): string => SELECTORS[role];

export interface VisibleElement {
  /** Among the visible elements of its role. */
  readonly position: number;
  readonly name: string;
  readonly text: string;
  /** Its upper edge in the viewport. */
  readonly top: number;
  readonly isFocused: boolean;
  readonly isCurrent: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: the visible elements, in document order. They are kept for `prepareClick`: while the app
 * still adds elements, a position in the document may be another element's a moment later.
 */
export function listVisible(selector: string): VisibleElement[] {
  const nameOf = (element: HTMLElement) => {
    const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const given = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    return (given ?? (label ?? element).textContent ?? '').trim();
  };
  const visible = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  Object.assign(window, { lastSeen: visible });
  return visible.map((element, position) => ({
    position,
    name: nameOf(element),
    text: element.textContent ?? '',
    top: element.getBoundingClientRect().top,
    isFocused: element === document.activeElement,
    isCurrent: element.getAttribute('aria-current') === 'true',
  }));
}

/**
 * Runs in the page: scrolls an element that was listed last into view and returns its centre, or null while something moves or
 * covers it. On a busy machine the element may have moved when the mouse gets there, so mouse events that
 * hit anything else are swallowed.
 */
export function prepareClick(position: number): Point | null {
  const element: HTMLElement | undefined = Reflect.get(window, 'lastSeen')?.[position];
  const isAnimating = document.getAnimations().some(({ playState, effect }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
  });
  if (!element || isAnimating) return null;
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isAt = ({ x, y }: Point) => element.contains(document.elementFromPoint(x, y));
  if (!isAt(centre())) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  if (!isAt(centre())) return null;

  // A hover prepares a click that never comes.
  Reflect.get(window, 'clickGuard')?.abort();
  const clickGuard = new AbortController();
  const clickState = { hasMissed: false, isClicked: false };
  Object.assign(window, { clickGuard, clickState });
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const check = (event: Event) => {
      const isHit = event.target instanceof Node && element.contains(event.target);
      if (type === 'pointerdown') clickState.hasMissed = !isHit;
      if (type === 'click') clickState.isClicked = isHit && !clickState.hasMissed;
      if (clickState.hasMissed) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener(type, check, { capture: true, signal: clickGuard.signal });
  }
  return centre();
}

/** Runs in the page, after a click: whether it hit the element. */
export function wasClicked(): boolean {
  Reflect.get(window, 'clickGuard').abort();
  return Reflect.get(window, 'clickState').isClicked;
}
