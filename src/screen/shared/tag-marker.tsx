import { tagClass } from '../../menu/tag-class.ts';
import { useLanguage } from '../../state/language.tsx';
import { ThumbsUpIcon } from './icons.tsx';
import styles from './tag-marker.module.css';

/** §2: a thumbs-up that carries the style class of the item's tags. */
export function TagMarker({ tags }: { tags: string }) {
  const { messages } = useLanguage();
  return (
    <span
      role="img"
      aria-label={messages.recommended}
      title={messages.recommended}
      className={`${styles.marker} ${tagClass(tags)}`}
    >
      <ThumbsUpIcon />
    </span>
  );
}
