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
  const follow = (event: StorageEvent) => {
    // No key at all: everything was cleared.
    if (event.key === key || event.key === null) set(event.newValue ?? '');
  };
  // Browsers load all storage before they add this listener, which would delay hydration.
  const followOtherTabs = () =>
    whenIdle(() => {
      window.addEventListener('storage', follow);
      const text = readStored(key);
      if (latest && text !== latest.text) set(text);
    });
  let cancel: (() => void) | undefined;
  return {
    read: (): T => (latest ? latest.value : set(readStored(key))),
    write: (value: T): void => {
      const text = format(value);
      writeStored(key, text);
      set(text, value);
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      cancel ??= followOtherTabs();
      return () => {
        listeners.delete(notify);
        if (listeners.size > 0) return;
        cancel?.();
        cancel = undefined;
        window.removeEventListener('storage', follow);
      };
    },
  };
}
