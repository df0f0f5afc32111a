import { useEffect, useMemo, useState } from 'react';
import { storePicks, usePicks } from '../../device/picks-store.ts';
import { changeCount, countAll } from '../../domain/picks.ts';
import type { Section } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay } from '../overlays/overlay.ts';
import { accessibleTitle } from '../ui/dish-picture.tsx';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import { listPicks } from './list-picks.ts';
import { styles } from './picks-sheet.module.css?lazy';
import { forgetSharedPicks, sharedPicks } from './shared-picks.ts';

/** Asks whether the dishes of an opened link are to be added. */
export function SharedPicksSheet({ sections }: { sections: readonly Section[] }) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const picks = usePicks();
  const [shared] = useState(sharedPicks);
  const { listed, kept, gone } = useMemo(() => listPicks(shared, sections), [shared, sections]);
  const hasNothing = shared.length === 0;
  const close = () => closeOverlay('sharedPicks');
  useEffect(() => {
    // After a reload, or after the list was added, the history still has the overlay.
    if (hasNothing) closeOverlay('sharedPicks');
  }, [hasNothing]);
  if (hasNothing) return null;
  const add = () => {
    storePicks(kept.reduce((all, dish) => changeCount(all, dish, dish.count), picks));
    forgetSharedPicks();
    close();
  };
  const sharedGone = words.sharedGone(gone.length);
  return (
    <Sheet
      title={kept.length > 0 ? words.addShared(countAll(kept)) : sharedGone}
      bar={
        <SheetActions>
          {kept.length > 0 && (
            <SheetButton isPrimary onClick={add}>
              {words.addAll}
            </SheetButton>
          )}
          <SheetButton onClick={close}>{messages.close}</SheetButton>
        </SheetActions>
      }
    >
      <ul>
        {listed.map(({ item, count }) => (
          <li key={item.id} className={styles.name}>
            {count} × <bdi>{accessibleTitle(item, language) ?? messages.dish}</bdi>
          </li>
        ))}
      </ul>
      {kept.length > 0 && gone.length > 0 && <p className={styles.note}>{sharedGone}</p>}
    </Sheet>
  );
}
