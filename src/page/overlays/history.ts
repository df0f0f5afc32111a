import { useSyncExternalStore } from 'react';

/** The sheets over the menu or over a dish. They have no addresses of their own. */
const OVERLAYS = ['allergens', 'waiter', 'picks'] as const;

export type Overlay = (typeof OVERLAYS)[number];
export type AnyOverlay = Overlay | 'sharedPicks';

const listeners = new Set<() => void>();
let isGoingBack = false;
let hasBrowserAnimation = false;

export function useDishInAddress(): string | undefined {
  return useSyncExternalStore(subscribe, dishInAddress, () => undefined);
}

export function useOverlay(): Overlay | undefined {
  return useSyncExternalStore(subscribe, overlayInHistory, () => undefined);
}

/** The list in the address of a shared link, as long as nothing else is open. */
export function useSharedPicks(): string | undefined {
  return useSyncExternalStore(subscribe, picksInAddress, () => undefined);
}

/** Back closes the dish, however many others have replaced it. */
export function openDish(id: string): void {
  afterGoingBack(() => {
    if (dishInAddress() === undefined) push({}, addressWith('dish', id));
    else replaceDish(id);
  });
}

export function replaceDish(id: string | undefined): void {
  replace(addressWith('dish', id));
}

/** Closing returns focus to the button. Safari does not focus a tapped button by itself. */
export function openOverlay(overlay: Overlay, button: HTMLElement): void {
  button.focus({ preventScroll: true });
  afterGoingBack(() => {
    if (overlayInHistory() !== overlay) push({ overlay }, window.location.href);
  });
}

/** Does nothing if an overlay is on top. A visit that began at the dish's address cannot go back. */
export function closeDish(): void {
  if (dishInAddress() === undefined || overlayInHistory() !== undefined) return;
  if (window.history.state?.isPushed) goBack();
  else replaceDish(undefined);
}

export function closeOverlay(overlay: AnyOverlay): void {
  if (overlay === 'sharedPicks') replace(addressWith('picks', undefined));
  else if (overlayInHistory() === overlay) goBack();
}

/** Whether the browser itself animated the last change, as it does for a swipe back. */
export function isAnimatedByBrowser(): boolean {
  return hasBrowserAnimation;
}

function dishInAddress(): string | undefined {
  return parameter('dish');
}

function picksInAddress(): string | undefined {
  return (dishInAddress() ?? overlayInHistory()) ? undefined : parameter('picks');
}

function parameter(name: string): string | undefined {
  return new URLSearchParams(window.location.search).get(name)?.trim() || undefined;
}

function overlayInHistory(): Overlay | undefined {
  const overlay: unknown = window.history.state?.overlay;
  return OVERLAYS.find((name) => name === overlay);
}

function addressWith(name: string, value: string | undefined): string {
  const address = new URL(window.location.href);
  if (value === undefined) address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  return address.href;
}

function push(state: { readonly overlay?: Overlay }, address: string): void {
  window.history.pushState({ ...state, isPushed: true }, '', address);
  notifyAll();
}

function replace(address: string): void {
  window.history.replaceState(window.history.state, '', address);
  notifyAll();
}

/** `history.back()` is asynchronous; a second call before it has finished would go one step too far. */
function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  const finish = () => {
    isGoingBack = false;
  };
  window.addEventListener('popstate', finish, { once: true });
  window.history.back();
}

/** An entry pushed while going back would be undone. */
function afterGoingBack(run: () => void): void {
  if (isGoingBack) window.addEventListener('popstate', run, { once: true });
  else run();
}

function subscribe(notify: () => void): () => void {
  const follow = (event: PopStateEvent) => {
    hasBrowserAnimation = event.hasUAVisualTransition;
    notify();
  };
  listeners.add(notify);
  window.addEventListener('popstate', follow);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', follow);
  };
}

function notifyAll(): void {
  hasBrowserAnimation = false;
  for (const notify of listeners) notify();
}
