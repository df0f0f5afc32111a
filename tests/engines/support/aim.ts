interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Runs in the page: brings a thing into view and tells where it can be met, unless something moves or is
 * in front of it. On a busy machine it may be elsewhere by the time the mouse is there, so the mouse is
 * let through only if it meets the thing.
 */
export function aim(selector: string, position: number): Place | null {
  const element = document.querySelectorAll(selector)[position];
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const { endTime = 0 } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
  });
  if (!element || isMoving) return null;
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isAt = ({ x, y }: Place) => element.contains(document.elementFromPoint(x, y));
  if (!isAt(middle())) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  if (!isAt(middle())) return null;

  // Whoever has only pointed at a thing may click on another.
  Reflect.get(window, 'guard')?.abort();
  const guard = new AbortController();
  const met = { isRefused: false, isClicked: false };
  Object.assign(window, { guard, met });
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const check = (event: Event) => {
      const isMet = event.target instanceof Node && element.contains(event.target);
      if (type === 'pointerdown') met.isRefused = !isMet;
      if (type === 'click') met.isClicked = isMet && !met.isRefused;
      if (met.isRefused) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener(type, check, { capture: true, signal: guard.signal });
  }
  return middle();
}

/** Runs in the page, after a click: whether it met what was aimed at. */
export function hasMet(): boolean {
  Reflect.get(window, 'guard').abort();
  return Reflect.get(window, 'met').isClicked;
}
