import { useEffect, useMemo, useRef, useState } from 'react';
import { storePicks, usePicks } from '../../device/picks.ts';
import { pageAddress } from '../../domain/addresses.ts';
import { textIn } from '../../domain/language.ts';
import {
  changeCount,
  countAll,
  formatPicksParameter,
  linePrice,
  listPicks,
  type PickedDish,
  type PricedDish,
  parsePicksParameter,
  totalOf,
} from '../../domain/picks.ts';
import type { Section } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { AllergenMarks } from '../allergens/allergen-mark.tsx';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay, openOverlay, useSharedPicks } from '../overlays/history.ts';
import { Price } from '../ui/price.tsx';
import { type Shared, ShareResult, shareOrCopy } from '../ui/share.tsx';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import { Stepper } from './picks-controls.tsx';
import styles from './picks-sheet.module.css';

/** Many hosts refuse longer addresses. A longer list is shared as text alone. */
const MAX_LINK_LENGTH = 8000;

export function PicksSheet({ sections }: { sections: readonly Section[] }) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const picks = usePicks();
  const { listed, gone } = useMemo(() => listPicks(picks, sections), [picks, sections]);
  const { amount, uncounted } = totalOf(listed, language);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Sheet
      title={words.myPicks}
      heading={heading}
      bar={
        <>
          <ListActions
            titles={listed.map(({ item, count }) => `${count} × ${dishName(item, language)}`)}
          />
          <SheetButton onClick={() => closeOverlay('picks')}>{messages.close}</SheetButton>
        </>
      }
    >
      <ul>
        {listed.map(({ item, count }) => (
          <PickRow
            key={item.id}
            item={item}
            count={count}
            isUncounted={uncounted.has(item.id)}
            // The buttons of a row that disappears lose the focus.
            onRemove={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {gone.map(({ id, title }) => (
        <p key={id} className={styles.note}>
          {words.isGone(textIn(title, language)?.text ?? id)}
        </p>
      ))}
      {amount !== undefined && (
        <p className={styles.total}>
          {words.total} <Price price={amount} language={language} />
        </p>
      )}
      <p className={styles.note}>{words.nothingIsSent}</p>
    </Sheet>
  );
}

interface PickRowProps extends PricedDish {
  readonly isUncounted: boolean;
  readonly onRemove: () => void;
}

function PickRow({ item, count, isUncounted, onRemove }: PickRowProps) {
  const { language, messages } = useLanguage();
  const { marksOf } = useMarks();
  const title = dishName(item, language);
  const price = linePrice({ item, count }, language) ?? item.price[language];
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <bdi>{title}</bdi>
      </p>
      <Stepper item={item} title={title} onRemove={onRemove} />
      {item.soldOut && <p>{messages.soldOut}</p>}
      {(price !== undefined || isUncounted) && (
        <p className={styles.price}>
          {price !== undefined && <Price price={price} language={language} />}{' '}
          {isUncounted && (
            <span className={styles.note}>{overlayMessages[language].notInTotal}</span>
          )}
        </p>
      )}
      <AllergenMarks marks={marksOf(item)} />
    </li>
  );
}

function ListActions({ titles }: { titles: readonly string[] }) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const picks = usePicks();
  const [emptied, setEmptied] = useState<readonly PickedDish[]>();
  const [shared, setShared] = useState<Shared>();
  const isEmpty = picks.length === 0;
  const { branch } = document.documentElement.dataset;
  const address = pageAddress({ language, branch, picks: formatPicksParameter(picks) });
  const url = new URL(address, window.location.href).href;
  const hasLink = url.length <= MAX_LINK_LENGTH;
  const share = async () => {
    const text = titles.join('\n');
    setShared(await shareOrCopy(hasLink ? { url, text } : { text }));
  };
  const emptyOrUndo = () => {
    setEmptied(isEmpty ? undefined : picks);
    setShared(undefined);
    storePicks(isEmpty ? (emptied ?? []) : []);
  };
  return (
    <SheetActions>
      <p aria-live="polite" className={styles.line}>
        {isEmpty && words.noPicks}
        <ShareResult shared={shared} copied={hasLink ? messages.linkCopied : words.listCopied} />
      </p>
      {!isEmpty && (
        <>
          <SheetButton
            data-primary
            onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
          >
            {messages.showWaiter}
          </SheetButton>
          <SheetButton onClick={share}>{messages.share}</SheetButton>
        </>
      )}
      {/* One button, so that it keeps the focus. */}
      {(!isEmpty || emptied) && (
        <SheetButton onClick={emptyOrUndo}>{isEmpty ? words.undo : words.empty}</SheetButton>
      )}
    </SheetActions>
  );
}

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
