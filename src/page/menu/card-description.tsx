import { cutDescription } from '../../domain/description.ts';
import { hasMatch } from '../../domain/text-pieces.ts';
import { useLanguage } from '../shared/language-provider.tsx';
import { Highlighted } from '../shared/text-pieces.tsx';
import styles from './card-description.module.css';

/** Three lines of a phone's card in either language; one where an allergen mark needs the room. */
const MOST_LETTERS = { usual: 60, marked: 24 };

interface CardDescriptionProps {
  readonly description: string;
  readonly query: string;
  readonly isMarked: boolean;
}

export function CardDescription({ description, query, isMarked }: CardDescriptionProps) {
  const { language } = useLanguage();
  const mostLetters = isMarked ? MOST_LETTERS.marked : MOST_LETTERS.usual;
  const { shown, rest } = cutDescription(description, language, mostLetters);
  const whole = shown + rest;
  // What was searched for may be where there was no room.
  const isCut = rest !== '' && (hasMatch(shown, query) || !hasMatch(whole, query));
  return (
    <p className={styles.description}>
      <Highlighted text={isCut ? shown : whole} query={query} />
      {isCut && <span>{rest}</span>}
    </p>
  );
}
