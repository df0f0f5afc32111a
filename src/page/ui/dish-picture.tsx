import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DISH_WIDTHS } from '../../domain/pictures.ts';
import type { Item } from '../../domain/types.ts';
import { dishName } from '../../i18n/messages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import styles from './dish-picture.module.css';
import { BrandMark } from './icons.tsx';
import { SizedImage } from './sized-image.tsx';

interface DishPictureProps {
  readonly item: Item;
  readonly sizes: string;
  readonly isEager?: boolean;
  /** `sync`: in the same frame as what is around it. */
  readonly decoding?: 'async' | 'sync';
  readonly onLoad?: () => void;
}

export function DishPicture(props: DishPictureProps) {
  const { item, sizes, isEager = false, decoding = 'async', onLoad } = props;
  const { language } = useLanguage();
  const [failedImage, setFailedImage] = useState<string>();
  return (
    <div className={styles.box} data-only="screen">
      {item.image === undefined || item.image === failedImage ? (
        <Placeholder onRetry={() => setFailedImage(undefined)} />
      ) : (
        <SizedImage
          key={item.image}
          address={item.image}
          widths={DISH_WIDTHS}
          sizes={sizes}
          alt={dishName(item, language)}
          width="960"
          height="720"
          loading={isEager ? 'eager' : 'lazy'}
          decoding={decoding}
          onLoad={onLoad}
          onError={() => setFailedImage(item.image)}
        />
      )}
    </div>
  );
}

/** A failed picture is loaded again when the network is back, and when it scrolls into view again. */
function Placeholder({ onRetry }: { onRetry: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    let hasLeft = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) {
        if (isIntersecting && hasLeft) retry();
        hasLeft ||= !isIntersecting;
      }
    });
    const onOnline = () => retry();
    if (element.current) observer.observe(element.current);
    window.addEventListener('online', onOnline);
    return () => {
      observer.disconnect();
      window.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <span ref={element} className={styles.placeholder}>
      <BrandMark />
    </span>
  );
}
