import { formatDescription } from '../../domain/description.ts';
import { hasMatch, keepNumbersWhole } from '../../domain/text-pieces.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { Highlighted } from '../ui/text-pieces.tsx';
import styles from './card-description.module.css';

/** What every card has room for, also the narrowest: three lines, or one beside an allergen mark. */
const LETTERS_IN_SIGHT = { usual: 36, marked: 14 };

interface CardDescriptionProps {
  readonly description: string;
  readonly query: string;
  readonly isMarked: boolean;
}

/** A long text is clipped by its style at the last line that fits. The whole text stays in the page. */
export function CardDescription({ description, query, isMarked }: CardDescriptionProps) {
  const { language } = useLanguage();
  const text = keepNumbersWhole(formatDescription(description, language));
  const start = text.slice(0, isMarked ? LETTERS_IN_SIGHT.marked : LETTERS_IN_SIGHT.usual);
  // A match must be visible.
  const isClipped = text !== start && (hasMatch(start, query) || !hasMatch(text, query));
  return (
    <p className={styles.description} data-clipped={isClipped || undefined}>
      <span>
        <Highlighted text={text} query={query} />
      </span>
    </p>
  );
}
