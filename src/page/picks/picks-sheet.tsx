import { useMemo, useRef, useState } from 'react';
import { pageAddress } from '../../domain/addresses.ts';
import { textIn } from '../../domain/language.ts';
import { formatPicksParameter, linePrice, type PickedDish, totalOf } from '../../domain/picks.ts';
import type { Item, Section } from '../../domain/types.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { picksMessages } from '../../i18n/picks.ts';
import { AllergenMarks } from '../allergens/allergen-mark.tsx';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { closeOverlay, openOverlay } from '../allergens/overlay.ts';
import { accessibleTitle } from '../shared/dish-picture.tsx';
import { useLanguage } from '../shared/language-provider.tsx';
import { Price } from '../shared/price.tsx';
import { type Shared, shareOrCopy } from '../shared/share.ts';
import { listPicks } from './list-picks.ts';
import { Stepper } from './picks-controls.tsx';
import { styles } from './picks-sheet.module.css?lazy';
import { storePicks, usePicks } from './picks-store.ts';

/** The list, and what can be done with it. */
export function PicksSheet({ sections }: { sections: readonly Section[] }) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const picks = usePicks();
  const { listed, gone } = useMemo(() => listPicks(picks, sections), [picks, sections]);
  const { amount, uncounted } = totalOf(listed, language);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.panel}>
      <div className={styles.body}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {picksMessages[language].myPicks}
        </h2>
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
      </div>
      <SheetActions
        picks={picks}
        titles={listed.map(({ item, count }) => titleLine(item, count))}
      />
      <button type="button" className={styles.close} onClick={() => closeOverlay('picks')}>
        {messages.close}
      </button>
    </div>
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
      {price !== undefined && (
        <p className={styles.price}>
          <Price price={price} language={language} />
          {isUncounted && (
            <span className={styles.note}> {overlayMessages[language].notInTotal}</span>
          )}
        </p>
      )}
      <AllergenMarks marks={marksOf(item)} />
    </li>
  );
}

interface SheetActionsProps {
  readonly picks: readonly PickedDish[];
  readonly titles: readonly string[];
}

function SheetActions({ picks, titles }: SheetActionsProps) {
  const { language, messages } = useLanguage();
  const words = overlayMessages[language];
  const [emptied, setEmptied] = useState<readonly PickedDish[]>();
  const [shared, setShared] = useState<Shared>();
  if (picks.length === 0) {
    return (
      <div className={styles.actions}>
        <p>{words.noPicks}</p>
        {emptied && (
          <button type="button" className={styles.action} onClick={() => storePicks(emptied)}>
            {words.undo}
          </button>
        )}
      </div>
    );
  }
  const share = async () => {
    const address = pageAddress({ language, picks: formatPicksParameter(picks) });
    const url = new URL(address, window.location.href).href;
    setShared(await shareOrCopy({ url, text: titles.join('\n') }));
  };
  return (
    <div className={styles.actions}>
      <p aria-live="polite" className={styles.note}>
        {shared?.status === 'copied' && messages.linkCopied}
        {shared?.status === 'shown' && <bdi className={styles.link}>{shared.link}</bdi>}
      </p>
      <button
        type="button"
        className={styles.action}
        data-primary
        onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
      >
        {messages.showWaiter}
      </button>
      <button type="button" className={styles.action} onClick={share}>
        {messages.share}
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          setEmptied(picks);
          storePicks([]);
        }}
      >
        {words.empty}
      </button>
    </div>
  );
}
