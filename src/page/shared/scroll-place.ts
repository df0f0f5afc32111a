const KEY = 'menu-scroll';

/**
 * Who reloads the page, or comes back to one that the phone has put away, finds the place again; who
 * follows a link to a category finds the category. A page that arrives with its menu leaves that to the
 * browser, which looks for them when the page has loaded: in any other the menu is not there by then.
 */
export function findPlace(isLeftToBrowser: boolean): void {
  const place = isLeftToBrowser ? 0 : rememberedPlace();
  if (place > 0) window.scrollTo({ top: place, behavior: 'instant' });
  const target = document.getElementById(window.location.hash.slice(1));
  // Whoever has gone on since the browser led them there is not brought back.
  if (target && (!isLeftToBrowser || isNearTop(target))) {
    target.scrollIntoView({ behavior: 'instant' });
  }
}

/** For a page that arrives without its menu. */
export function rememberScrollPlace(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', rememberPlace);
  window.addEventListener('pageshow', returnToPlace);
}

function isNearTop(element: Element): boolean {
  return Math.abs(element.getBoundingClientRect().top) < window.innerHeight;
}

function rememberedPlace(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isFresh =
    navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  return isFresh || window.location.hash !== '' ? 0 : storedPlace();
}

/** Safari shows the top of a page that was kept in memory, unless it is left to it where to begin. */
function returnToPlace({ persisted }: PageTransitionEvent): void {
  if (persisted) window.scrollTo({ top: storedPlace(), behavior: 'instant' });
}

function storedPlace(): number {
  try {
    return Number(window.sessionStorage.getItem(KEY));
  } catch {
    // Forbidden storage throws: the page then begins at its top.
    return 0;
  }
}

function rememberPlace(): void {
  try {
    window.sessionStorage.setItem(KEY, `${Math.round(window.scrollY)}`);
  } catch {
    // The same as above: there is no place to come back to.
  }
}
