import type { Menu } from '../../content/page-content.ts';

/** A browser says "online" when it has a network, which may be before that network leads anywhere. */
const AFTER_ONLINE_MS = [0, 3000, 10_000];

interface Listeners {
  readonly onRead: (menu: Menu) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Tells what a reading of the menu gives. One that fails, or gives a stored copy, is followed by others when
 * the network comes back; only the latest is told of. The answer ends it.
 */
export function followMenu(
  first: Promise<Menu>,
  readAgain: () => Promise<Menu>,
  { onRead, onFailed }: Listeners,
): () => void {
  let latest: Promise<Menu> | undefined;
  let isLacking = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const follow = async (reading: Promise<Menu>) => {
    latest = reading;
    try {
      const menu = await reading;
      if (reading !== latest) return;
      isLacking = menu.isStoredCopy;
      onRead(menu);
    } catch (error) {
      console.warn(error);
      if (reading !== latest) return;
      isLacking = true;
      onFailed(error);
    }
  };
  const readIfLacking = () => {
    if (isLacking) follow(readAgain());
  };
  const readSoon = () => {
    for (const delay of AFTER_ONLINE_MS) timers.push(setTimeout(readIfLacking, delay));
  };
  follow(first);
  window.addEventListener('online', readSoon);
  return () => {
    latest = undefined;
    window.removeEventListener('online', readSoon);
    for (const timer of timers) clearTimeout(timer);
  };
}
