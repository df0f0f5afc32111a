import { afterPendingBack, goBack } from '../overlays/history-back.ts';

const PARAMETER = 'dish';

const listeners = new Set<() => void>();
let hasBrowserAnimation = false;
let isUnknown = false;
let menuScrollRestoration: ScrollRestoration = 'auto';

/** The id of the dish in the address. */
export function dishInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined;
}

export function followDishInAddress(notify: () => void): () => void {
  const follow = (event: PopStateEvent) => {
    hasBrowserAnimation = event.hasUAVisualTransition;
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

/** Whether the browser itself animated the last change, as it does for a swipe back. */
export function isAnimatedByBrowser(): boolean {
  return hasBrowserAnimation;
}

/** Pushes a history entry, so that Back closes the dish. */
export function openDish(id: string): void {
  afterPendingBack(() => pushDish(id));
}

function pushDish(id: string): void {
  isUnknown = false;
  if (dishInAddress() === undefined) {
    // Closing scrolls to the dish's card. The browser must not restore the old scroll position, which may
    // be from before a rotation or a language switch.
    menuScrollRestoration = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    window.history.pushState({ isOverMenu: true }, '', addressWith(id));
    window.history.scrollRestoration = menuScrollRestoration;
    notifyAll();
  } else {
    replaceDish(id);
  }
}

/** Without a new history entry. */
export function replaceDish(id: string): void {
  window.history.replaceState(window.history.state, '', addressWith(id));
  notifyAll();
}

/** Goes back to the menu. A visit that began at the dish's address has no entry to go back to. */
export function closeDish(): void {
  if (dishInAddress() === undefined) return;
  if (isOverMenu()) goBack();
  else removeDish();
}

/** Removes a dish that is not on the menu from the address. */
export function removeUnknownDish(): void {
  isUnknown = true;
  removeDish();
}

export function isDishGone(): boolean {
  return isUnknown;
}

export function forgetGoneDish(): void {
  isUnknown = false;
  notifyAll();
}

function removeDish(): void {
  window.history.replaceState(null, '', addressWith(undefined));
  notifyAll();
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

function notifyAll(): void {
  hasBrowserAnimation = false;
  for (const notify of listeners) notify();
}
