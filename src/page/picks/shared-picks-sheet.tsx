import { useEffect, useMemo, useState } from 'react';
import { storePicks, usePicks } from '../../device/picks.ts';
import { changeCount, countAll, listPicks, parsePicksParameter } from '../../domain/picks.ts';
import type { Section } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay, useSharedPicks } from '../overlays/history.ts';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import styles from './picks-sheet.module.css';

/** Asks whether the dishes of an opened link are to be added; the address has them until then. */
export function SharedPicksSheet({ sections }: { sections: readonly Section[] }) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const picks = usePicks();
  const close = () => closeOverlay('sharedPicks');
  const inAddress = useSharedPicks() ?? '';
  const [shared] = useState(() => parsePicksParameter(inAddress));
  const { listed, gone } = useMemo(() => listPicks(shared, sections), [shared, sections]);
  const available = listed.filter(({ item }) => !item.soldOut);
  const hasNothing = shared.length === 0;
  useEffect(() => {
    if (hasNothing) closeOverlay('sharedPicks');
  }, [hasNothing]);
  if (hasNothing) return null;
  const add = () => {
    storePicks(available.reduce((all, { item, count }) => changeCount(all, item, count), picks));
    close();
  };
  const sharedGone = words.sharedGone(gone.length);
  const nothingToAdd = listed.length > 0 ? messages.soldOut : sharedGone;
  return (
    <Sheet
      title={available.length > 0 ? words.addShared(countAll(available)) : nothingToAdd}
      bar={
        <SheetActions>
          {available.length > 0 && (
            <SheetButton data-primary onClick={add}>
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
            {count} × <bdi>{dishName(item, language)}</bdi>{' '}
            {item.soldOut && <span className={styles.note}>{messages.soldOut}</span>}
          </li>
        ))}
      </ul>
      {listed.length > 0 && gone.length > 0 && <p className={styles.note}>{sharedGone}</p>}
    </Sheet>
  );
}
