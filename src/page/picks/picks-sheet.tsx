import { useMemo, useRef, useState } from 'react';
import { storePicks, usePicks } from '../../device/picks.ts';
import { type Language, textIn } from '../../domain/language.ts';
import {
  formatPicksParameter,
  linePrice,
  listPicks,
  type PickedDish,
  type PricedDish,
  totalOf,
} from '../../domain/picks.ts';
import { numberIn } from '../../domain/price.ts';
import { keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Section } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { overlayMessages } from '../../i18n/overlays.ts';
import { AllergenMarks } from '../allergens/allergen-mark.tsx';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { closeOverlay, openOverlay } from '../overlays/history.ts';
import { EmptyIcon, ShareIcon } from '../ui/icons.tsx';
import modal from '../ui/modal.module.css';
import { Price } from '../ui/price.tsx';
import { linkTo, ShareNote, useShare } from '../ui/share.tsx';
import { Sheet, SheetActions, SheetButton } from '../ui/sheet.tsx';
import { CompareTable } from './compare-table.tsx';
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
  const calories = knownCalories(listed, language);
  const heading = useRef<HTMLHeadingElement>(null);
  const [wantsTable, setWantsTable] = useState(false);
  const canCompare = listed.length > 1;
  const isComparing = wantsTable && canCompare;
  const { shared, share } = useShare(picks);
  const url = linkTo({ language, picks: formatPicksParameter(picks) });
  const hasLink = url.length <= MAX_LINK_LENGTH;
  const shareList = () => {
    const lines = listed.map(({ item, count }) => `${count} × ${dishName(item, language)}`);
    const text = lines.join('\n');
    share(hasLink ? { url, text } : { text });
  };
  return (
    <Sheet
      title={words.myPicks}
      heading={heading}
      tools={
        <>
          {picks.length > 0 && (
            <button
              type="button"
              className={modal.button}
              aria-label={messages.share}
              onClick={shareList}
            >
              <ShareIcon />
            </button>
          )}
          <EmptyButton />
        </>
      }
      bar={
        <>
          <ShareNote shared={shared} copied={hasLink ? messages.linkCopied : words.listCopied}>
            {picks.length === 0 && words.noPicks}
          </ShareNote>
          <div className={styles.totals}>
            {amount !== undefined && (
              <p className={styles.total}>
                {words.total} <Price price={amount} language={language} />
              </p>
            )}
            {calories !== undefined && (
              <p className={styles.note}>{words.knownCalories(calories)}</p>
            )}
          </div>
          <SheetActions>
            {picks.length > 0 && (
              <SheetButton
                data-primary
                onClick={({ currentTarget }) => openOverlay('waiter', currentTarget)}
              >
                {messages.showWaiter}
              </SheetButton>
            )}
            {canCompare && (
              <SheetButton aria-pressed={isComparing} onClick={() => setWantsTable(!isComparing)}>
                {words.compare}
              </SheetButton>
            )}
            <SheetButton onClick={() => closeOverlay('picks')}>{messages.close}</SheetButton>
          </SheetActions>
        </>
      }
    >
      {picks.length === 0 && <p aria-hidden="true">{words.noPicks}</p>}
      {isComparing ? (
        <CompareTable items={listed.map(({ item }) => item)} />
      ) : (
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
      )}
      {gone.map(({ id, title }) => (
        <p key={id} className={styles.note}>
          {words.isGone(textIn(title, language)?.text ?? id)}
        </p>
      ))}
      <p className={styles.note}>{words.nothingIsSent}</p>
    </Sheet>
  );
}

function knownCalories(listed: readonly PricedDish[], language: Language): number | undefined {
  const known = listed.flatMap(({ item, count }) => {
    const calories = numberIn(item.calories[language]);
    return calories === undefined || item.soldOut ? [] : [calories * count];
  });
  return known.length === 0 ? undefined : known.reduce((a, b) => a + b);
}

/** One button, so that it keeps the focus. */
function EmptyButton() {
  const { language } = useLanguage();
  const words = overlayMessages[language];
  const picks = usePicks();
  const [emptied, setEmptied] = useState<readonly PickedDish[]>();
  const isEmpty = picks.length === 0;
  if (isEmpty && !emptied) return null;
  return (
    <button
      type="button"
      className={modal.button}
      aria-label={isEmpty ? undefined : words.empty}
      onClick={() => {
        setEmptied(isEmpty ? undefined : picks);
        storePicks(isEmpty ? (emptied ?? []) : []);
      }}
    >
      {isEmpty ? words.undo : <EmptyIcon />}
    </button>
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
        <bdi>{keepNumbersWhole(title)}</bdi>
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
