import { useSyncExternalStore } from 'react';
import { changeCount, isExpired, NO_PICKS, type PickedDish, parsePicks } from '../domain/picks.ts';
import type { Item } from '../domain/types.ts';
import { STORED } from './device-storage.ts';
import { createStoredValue } from './stored-value.ts';

const picks = createStoredValue(STORED.picks, {
  parse: (stored) => parsePicks(stored, Date.now()),
  format: (value) => (value.dishes.length === 0 ? '' : JSON.stringify(value)),
});

export function forgetExpiredPicks(): void {
  if (isExpired(picks.read(), Date.now())) picks.write(NO_PICKS);
}

export function usePicks(): readonly PickedDish[] {
  return useSyncExternalStore(
    picks.subscribe,
    () => picks.read().dishes,
    () => NO_PICKS.dishes,
  );
}

/** Renders again only if the count of this dish changes. */
export function usePickCount(id: string): number {
  return useSyncExternalStore(
    picks.subscribe,
    () => picks.read().dishes.find((dish) => dish.id === id)?.count ?? 0,
    () => 0,
  );
}

export function changePick(item: Pick<Item, 'id' | 'title'>, by: number): void {
  storePicks(changeCount(picks.read().dishes, item, by));
}

export function storePicks(dishes: readonly PickedDish[]): void {
  picks.write({ dishes, changedAt: Date.now() });
}
