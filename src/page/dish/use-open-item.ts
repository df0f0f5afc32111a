import { useEffect, useSyncExternalStore } from 'react';
import { findItem, type ItemPlace } from '../../domain/find-item.ts';
import type { Section } from '../../domain/types.ts';
import { useEnvironment } from '../shared/environment.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import { dishInAddress, followDishInAddress, forgetDish } from './dish-address.ts';

interface Menu {
  /** Under a search, the matches: previous and next lead through them. */
  readonly displayed: readonly Section[];
  readonly all: readonly Section[];
}

/**
 * The item whose detail is open. It lives in the address, so that it can be sent to someone, Back closes
 * it and Forward opens it again, and it names the document, in the tab and in the history. An address that
 * names no dish of the menu is cleaned.
 */
export function useOpenItem({ displayed, all }: Menu): ItemPlace | undefined {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const id = useSyncExternalStore(followDishInAddress, dishInAddress, () => undefined);
  const place = id === undefined ? undefined : (findItem(displayed, id) ?? findItem(all, id));
  const isUnknown = id !== undefined && !place && all.every(({ awaited = 0 }) => awaited === 0);
  const name = brand.name[language];
  const dish = place?.item.title[language];
  const documentTitle =
    dish === undefined ? messages.pageTitle(name) : messages.dishTitle(dish, name);
  useEffect(() => {
    if (isUnknown) forgetDish();
    document.title = documentTitle;
  }, [isUnknown, documentTitle]);
  return place;
}
