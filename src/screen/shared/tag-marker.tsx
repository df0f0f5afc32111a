import { tagClass } from '../../menu/tag-class.ts';
import { tagWords } from '../../menu/tag-words.ts';
import { useLanguage } from '../../state/language/language-provider.tsx';
import { useEnvironment } from '../../state/page/environment.tsx';
import { ThumbsUpIcon } from './icons.tsx';
import styles from './tag-marker.module.css';

/** §2: a thumbs-up that carries the style class of the item's tags; beside it what they say. */
export function TagMarker({ tags }: { tags: string }) {
  const { brand } = useEnvironment();
  const { language, messages } = useLanguage();
  return (
    <>
      <span
        role="img"
        aria-label={messages.recommended}
        title={messages.recommended}
        className={`${styles.marker} ${tagClass(tags)}`}
      >
        <ThumbsUpIcon />
      </span>
      {tagWords(tags, brand.tags, language).map((word) => (
        <bdi key={word} className={styles.word}>
          {word}
        </bdi>
      ))}
    </>
  );
}
