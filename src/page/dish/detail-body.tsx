import { type ReactNode, useState } from 'react';
import { textIn } from '../../domain/language.ts';
import { CARD_SIZES, DETAIL_SIZES } from '../../domain/pictures.ts';
import { descriptionParts, keepNumbersWhole } from '../../domain/text-pieces.ts';
import type { Item } from '../../domain/types.ts';
import { AllergenMarks } from '../allergens/allergen-mark.tsx';
import { useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import type { Step } from '../language/reading-direction.ts';
import { DishPicture } from '../ui/dish-picture.tsx';
import { SaltIcon, WalkingIcon } from '../ui/icons.tsx';
import { TagMarker } from '../ui/tag-marker.tsx';
import { Pieces, WholeNumbers } from '../ui/text-pieces.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './detail-body.module.css';
import { factsOf, isHighInSalt } from './dish-facts.ts';

interface DetailBodyProps {
  readonly item: Item;
  readonly titleId?: string;
  readonly isFromCard?: boolean;
  /** For a neighbour: the side of the open dish it is on. */
  readonly side?: Step;
  /** What is rare: on the picture, or beside the title. */
  readonly actions: ReactNode;
}

export function DetailBody(props: DetailBodyProps) {
  const { item, titleId, isFromCard = false, side, actions } = props;
  const { language } = useLanguage();
  const parts = descriptionParts(item.description[language] ?? '');
  const { marksOf } = useMarks();
  // From a card it starts with the card's loaded size, which stays until the larger one has loaded.
  const [isLarge, setIsLarge] = useState(!isFromCard);
  return (
    <div
      className={styles.body}
      data-side={side}
      inert={side !== undefined}
      aria-hidden={side !== undefined}
    >
      {item.image !== undefined && (
        <div className={styles.picture} data-picture-transition={side === undefined || undefined}>
          <DishPicture
            item={item}
            sizes={isLarge ? DETAIL_SIZES : CARD_SIZES}
            isEager
            decoding="sync"
            onLoad={() => setIsLarge(true)}
          />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.heading}>
          <DetailTitle item={item} id={titleId} />
          <div className={styles.actions}>{actions}</div>
          {item.tags !== undefined && (
            <p className={styles.tags}>
              <TagMarker tags={item.tags} />
            </p>
          )}
        </div>
        <AllergenMarks marks={marksOf(item)} />
        {parts.length > 0 && (
          <ul className={styles.parts}>
            {parts.map((part, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
              <li key={position}>{keepNumbersWhole(part)}</li>
            ))}
          </ul>
        )}
        <DetailFacts item={item} />
      </div>
    </div>
  );
}

/** A dialog needs a name and an initial focus; a missing title is replaced by a visually hidden one. */
function DetailTitle({ item, id }: { item: Item; id: string | undefined }) {
  const { language } = useLanguage();
  const title = textIn(item.title, language);
  const isMissing = item.title[language] === undefined;
  return (
    <h2
      ref={id === undefined ? undefined : focusTitle}
      id={id}
      className={isMissing ? hidden.hidden : styles.title}
      tabIndex={-1}
      lang={title?.language}
    >
      <WholeNumbers text={title?.text ?? ''} />
    </h2>
  );
}

/** Keep focus in the bar; otherwise focus the new title. */
function focusTitle(title: HTMLElement | null): void {
  if (!document.activeElement?.matches('[data-part="bar"] button'))
    title?.focus({ preventScroll: true });
}

function DetailFacts({ item }: { item: Item }) {
  const { language, messages } = useLanguage();
  const { highlight } = useMarks();
  const facts = factsOf(item, language);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ kind, label, value }) => (
        <div key={kind}>
          <dt>{kind === 'activity' ? <WalkingIcon /> : label}</dt>{' '}
          <dd>
            <bdi>{kind === 'allergens' ? <Pieces pieces={highlight(value)} /> : value}</bdi>
          </dd>{' '}
          {kind === 'salt' && isHighInSalt(item) && (
            <dd className={styles.salty}>
              <SaltIcon /> {messages.highInSalt}
            </dd>
          )}
          {kind === 'caffeine' && <dd className={styles.limit}>{messages.caffeineLimit}</dd>}
        </div>
      ))}
    </dl>
  );
}
