import { useEffect, useSyncExternalStore } from 'react';
import { findItem, type ItemInCategory } from '../../domain/find-item.ts';
import type { Section } from '../../domain/types.ts';
import { useEnvironment } from '../shared/environment.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import {
  dishInAddress,
  followDishInAddress,
  isDishGone,
  removeUnknownDish,
} from './dish-address.ts';

interface Menu {
  /** During a search only the matches; previous and next move through these. */
  readonly displayed: readonly Section[];
  readonly all: readonly Section[];
}

/**
 * The open item is stored in the address, so it can be shared, Back closes it and Forward opens it again.
 * Its title is the document's title. An unknown dish is removed from the address.
 */
export function useOpenItem({ displayed, all }: Menu): ItemInCategory | undefined {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const id = useSyncExternalStore(followDishInAddress, dishInAddress, () => undefined);
  const openItem = id === undefined ? undefined : (findItem(displayed, id) ?? findItem(all, id));
  const isUnknown =
    id !== undefined && !openItem && all.every(({ notLoaded = 0 }) => notLoaded === 0);
  const name = brand.name[language];
  const dish = openItem?.item.title[language];
  const documentTitle =
    dish === undefined ? messages.pageTitle(name) : messages.dishTitle(dish, name);
  useEffect(() => {
    if (isUnknown) removeUnknownDish();
    document.title = documentTitle;
  }, [isUnknown, documentTitle]);
  return openItem;
}

/** Whether the last dish in the address was not on the menu. */
export function useIsDishGone(): boolean {
  return useSyncExternalStore(followDishInAddress, isDishGone, () => false);
}
