import { whenIdle } from '../platform/timing.ts';

type StorageArea = 'localStorage' | 'sessionStorage';

/** What is stored under a key; empty where nothing is, or where the browser forbids storage. */
export function readStored(key: string, area: StorageArea = 'localStorage'): string {
  try {
    return window[area].getItem(key) ?? '';
  } catch {
    // Forbidden storage throws on access and cannot hold anything.
    return '';
  }
}

/** Stores a text; an empty one removes the key. */
export function writeStored(key: string, value: string, area: StorageArea = 'localStorage'): void {
  try {
    if (value === '') window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Full or forbidden storage throws; the value then lasts as long as the page.
  }
}

/** Calls back with the stored value, and when another tab changes it. Writes of this tab are not reported. */
export function followStored(key: string, callBack: (value: string) => void): () => void {
  const before = readStored(key);
  callBack(before);
  const follow = (event: StorageEvent) => {
    // No key at all: everything was cleared.
    if (event.key === key || event.key === null) callBack(event.newValue ?? '');
  };
  // Browsers load all storage before they add this listener, which would delay hydration.
  const cancel = whenIdle(() => {
    window.addEventListener('storage', follow);
    const now = readStored(key);
    if (now !== before) callBack(now);
  });
  return () => {
    cancel();
    window.removeEventListener('storage', follow);
  };
}
