import { useEffect, useSyncExternalStore } from 'react';
import { findItem, type ItemInCategory } from '../../domain/find-item.ts';
import type { Section } from '../../domain/types.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
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
 * An unknown dish is removed from the address.
 */
export function useOpenItem({ displayed, all }: Menu): ItemInCategory | undefined {
  const id = useDishInAddress();
  const openItem = id === undefined ? undefined : (findItem(displayed, id) ?? findItem(all, id));
  const isUnknown =
    id !== undefined && !openItem && all.every(({ notLoaded = 0 }) => notLoaded === 0);
  useEffect(() => {
    if (isUnknown) removeUnknownDish();
  }, [isUnknown]);
  return openItem;
}

/** The document is titled by the open dish; without one, or without a menu, by the page. */
export function useDocumentTitle(sections: readonly Section[]): void {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  const id = useDishInAddress();
  const name = brand.name[language];
  const dish = id === undefined ? undefined : findItem(sections, id)?.item.title[language];
  const title = dish === undefined ? messages.pageTitle(name) : messages.dishTitle(dish, name);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function useDishInAddress(): string | undefined {
  return useSyncExternalStore(followDishInAddress, dishInAddress, () => undefined);
}

/** Whether the last dish in the address was not on the menu. */
export function useIsDishGone(): boolean {
  return useSyncExternalStore(followDishInAddress, isDishGone, () => false);
}
