const PARAMETER = 'dish';

const listeners = new Set<() => void>();
let isGoingBack = false;

/** The dish that the address names, by its id. */
export function dishInAddress(): string | undefined {
  return new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined;
}

export function followDishInAddress(notify: () => void): () => void {
  const follow = () => {
    isGoingBack = false;
    notify();
  };
  listeners.add(notify);
  window.addEventListener('popstate', follow);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', follow);
  };
}

/** Over the menu, so that Back leads to the menu again. */
export function openDish(id: string): void {
  window.history.pushState({ isOverMenu: true }, '', addressWith(id));
  tellAll();
}

/** In the place of the one that is open. */
export function replaceDish(id: string): void {
  window.history.replaceState(window.history.state, '', addressWith(id));
  tellAll();
}

/** Back to the menu; who came by a dish's own address has no menu behind it, and stays where they are. */
export function closeDish(): void {
  // Going back takes a moment; a second request in that moment would leave the menu.
  if (isGoingBack || dishInAddress() === undefined) return;
  if (isOverMenu()) {
    isGoingBack = true;
    window.history.back();
  } else {
    forgetDish();
  }
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
  for (const notify of listeners) notify();
}
