import { useSyncExternalStore } from 'react';
import { changeCount, isExpired, NO_PICKS, type PickedDish, parsePicks } from '../domain/picks.ts';
import type { Item } from '../domain/types.ts';
import { followStored, writeStored } from './device-storage.ts';

const KEY = 'menu-picks';

const listeners = new Set<() => void>();
let picks = NO_PICKS;
/** By a dish's id, for the buttons of many cards. */
let counts: ReadonlyMap<string, number> = new Map();

/** Reads the stored list, and follows other tabs. Without storage the list lasts as long as the page. */
export function startPicks(): void {
  followStored(KEY, (stored) => set(parsePicks(stored, Date.now())));
  document.addEventListener('visibilitychange', () => {
    if (isExpired(picks, Date.now())) set(NO_PICKS);
  });
}

export function usePicks(): readonly PickedDish[] {
  return useSyncExternalStore(
    subscribe,
    () => picks.dishes,
    () => NO_PICKS.dishes,
  );
}

/** Renders again only if the count of this dish changes. */
export function usePickCount(id: string): number {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(id) ?? 0,
    () => 0,
  );
}

export function changePick(item: Pick<Item, 'id' | 'title'>, by: number): void {
  storePicks(changeCount(picks.dishes, item, by));
}

export function storePicks(dishes: readonly PickedDish[]): void {
  set({ dishes, changedAt: Date.now() });
  writeStored(KEY, dishes.length === 0 ? '' : JSON.stringify(picks));
}

function set(changed: typeof picks): void {
  picks = changed;
  counts = new Map(changed.dishes.map(({ id, count }) => [id, count]));
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
