import { startTransition, useEffect, useState } from 'react';
import { findItem } from '../../domain/find-item.ts';
import type { Section } from '../../domain/types.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { replaceDish, useDishInAddress } from '../overlays/history.ts';

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

/** Not before the menu has been read: the page may be an old one. */
export function useIsDishGone(sections: readonly Section[] | undefined): boolean {
  const id = useDishInAddress();
  const isRead = useIsMenuRead();
  const [isGone, setIsGone] = useState(false);
  const isUnknown = isRead && sections && id !== undefined && !findItem(sections, id);
  useEffect(() => {
    if (!isUnknown) return;
    setIsGone(true);
    replaceDish(undefined);
  }, [isUnknown]);
  if (isGone && id !== undefined && !isUnknown) setIsGone(false);
  return isGone;
}

function useIsMenuRead(): boolean {
  const { menu } = useEnvironment();
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    const update = () => startTransition(() => setIsRead(true));
    menu.then(update, update);
  }, [menu]);
  return isRead;
}
