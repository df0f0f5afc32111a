import { afterPendingBack, goBack } from '../shared/history-back.ts';

const PARAMETER = 'dish';

const listeners = new Set<() => void>();
let isAnimatedByBrowser = false;
let menuScrollRestoration: ScrollRestoration = 'auto';

/** The dish that the address names, by its id. */
export function dishInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined;
}

export function followDishInAddress(notify: () => void): () => void {
  const follow = (event: PopStateEvent) => {
    isAnimatedByBrowser = event.hasUAVisualTransition;
    if (dishInAddress() === undefined) window.history.scrollRestoration = menuScrollRestoration;
    notify();
  };
  listeners.add(notify);
  window.addEventListener('popstate', follow);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', follow);
  };
}

/** Whether the change that was told last has been shown by the browser already, as it follows a finger. */
export function isShownByBrowser(): boolean {
  return isAnimatedByBrowser;
}

/** Over the menu, so that Back leads to the menu again. */
export function openDish(id: string): void {
  afterPendingBack(() => openHere(id));
}

function openHere(id: string): void {
  if (dishInAddress() === undefined) {
    // Whoever comes back is led to the dish's card; a browser that puts the page where it once was, before
    // the phone was turned or the language changed, would only be in the way.
    menuScrollRestoration = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ isOverMenu: true }, '', addressWith(id));
    window.history.scrollRestoration = menuScrollRestoration;
    tellAll();
  } else {
    replaceDish(id);
  }
}

/** In the place of the one that is open. */
export function replaceDish(id: string): void {
  window.history.replaceState(window.history.state, '', addressWith(id));
  tellAll();
}

/** Back to the menu; who came by a dish's own address has no menu behind it, and stays where they are. */
export function closeDish(): void {
  if (dishInAddress() === undefined) return;
  if (isOverMenu()) goBack();
  else forgetDish();
}

/** Cleans the address. */
export function forgetDish(): void {
  window.history.replaceState(null, '', addressWith(undefined));
  tellAll();
}

function addressWith(id: string | undefined): URL {
  const address = new URL(window.location.href);
  if (id === undefined) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, id);
  return address;
}

function isOverMenu(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isOverMenu' in state;
}

function tellAll(): void {
  isAnimatedByBrowser = false;
  for (const notify of listeners) notify();
}
