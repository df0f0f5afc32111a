import { tagClass, tagWords } from '../../domain/tags.ts';
import { useEnvironment } from '../environment.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { ThumbsUpIcon } from './icons.tsx';
import styles from './tag-marker.module.css';

/** §2: a thumbs-up icon with the style class of the item's tags, followed by the tags' names. */
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
        <span key={word} className={styles.word}>
          <bdi>{word}</bdi>
        </span>
      ))}
    </>
  );
}
