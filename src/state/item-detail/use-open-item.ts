import { useEffect, useSyncExternalStore } from 'react';
import { findItem, type ItemPlace } from '../../menu/find-item.ts';
import type { Section } from '../../menu/types.ts';
import { dishInAddress, followDishInAddress, forgetDish } from './dish-address.ts';

interface Menu {
  /** Under a search, the matches: previous and next lead through them. */
  readonly displayed: readonly Section[];
  readonly all: readonly Section[];
}

/**
 * The item whose detail is open. It lives in the address, so that it can be sent to someone, Back closes
 * it and Forward opens it again; an address that names no dish of the menu is cleaned.
 */
export function useOpenItem({ displayed, all }: Menu): ItemPlace | undefined {
  const id = useSyncExternalStore(followDishInAddress, dishInAddress, () => undefined);
  const place = id === undefined ? undefined : (findItem(displayed, id) ?? findItem(all, id));
  const isUnknown = id !== undefined && !place && all.every(({ awaited = 0 }) => awaited === 0);
  useEffect(() => {
    if (isUnknown) forgetDish();
  }, [isUnknown]);
  return place;
}
