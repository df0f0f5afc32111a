import { useMemo, useRef, useState } from 'react';
import { storePicks, usePicks } from '../../device/picks.ts';
import { pageAddress } from '../../domain/addresses.ts';
import { textIn } from '../../domain/language.ts';
import {
  formatPicksParameter,
  linePrice,
  listPicks,
  type PickedDish,
  totalOf,
} from '../../domain/picks.ts';
import type { Item, Section } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { AllergenMarks } from '../allergens/allergen-mark.tsx';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay, openOverlay } from '../overlays/history.ts';
import { accessibleTitle } from '../ui/dish-picture.tsx';
import { Price } from '../ui/price.tsx';
import { type Shared, ShareResult, shareOrCopy } from '../ui/share.tsx';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import { Stepper } from './picks-controls.tsx';
import styles from './picks-sheet.module.css';

/** Many hosts refuse longer addresses. A longer list is shared as text alone. */
const MAX_LINK_LENGTH = 8000;

/** The list, and what can be done with it. */
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
          <ListActions titles={listed.map(({ item, count }) => titleLine(item, count))} />
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

  function titleLine(item: Item, count: number): string {
    return `${count} × ${accessibleTitle(item, language) ?? messages.dish}`;
  }
}

interface PickRowProps {
  readonly item: Item;
  readonly count: number;
  readonly isUncounted: boolean;
  readonly onRemove: () => void;
}

function PickRow({ item, count, isUncounted, onRemove }: PickRowProps) {
  const { language, messages } = useLanguage();
  const { marksOf } = useMarks();
  const title = accessibleTitle(item, language) ?? messages.dish;
  const price = linePrice({ item, count }, language) ?? item.price[language];
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <bdi>{title}</bdi>
      </p>
      <Stepper item={item} title={title} onRemove={onRemove} />
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
  const address = pageAddress({ language, picks: formatPicksParameter(picks) });
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
