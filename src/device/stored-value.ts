import { whenIdle } from '../platform/timing.ts';
import { readStored, type STORED, writeStored } from './device-storage.ts';

interface Format<T> {
  /** Of an empty text where nothing is stored. */
  readonly parse: (stored: string) => T;
  /** An empty text removes it. */
  readonly format: (value: T) => string;
}

/** The same in all tabs, for `useSyncExternalStore`. Without storage it lasts as long as the page. */
export function createStoredValue<T>(
  key: (typeof STORED)[keyof typeof STORED],
  { parse, format }: Format<T>,
) {
  const listeners = new Set<() => void>();
  let latest: { readonly text: string; readonly value: T } | undefined;
  const set = (text: string, value = parse(text)) => {
    latest = { text, value };
    for (const notify of listeners) notify();
    return value;
  };
  let isFollowing = false;
  const followOtherTabs = () => {
    window.addEventListener('storage', (event) => {
      // No key at all: everything was cleared.
      if (event.key === key || event.key === null) set(event.newValue ?? '');
    });
    const text = readStored(key);
    if (latest && text !== latest.text) set(text);
  };
  return {
    read: (): T => (latest ? latest.value : set(readStored(key))),
    write: (value: T): void => {
      const text = format(value);
      writeStored(key, text);
      set(text, value);
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      // Browsers load all storage before they add that listener, which would delay hydration.
      if (!isFollowing) whenIdle(followOtherTabs);
      isFollowing = true;
      return () => {
        listeners.delete(notify);
      };
    },
  };
}
