import { useState } from 'react';
import type { Item } from '../../menu/types.ts';
import { useLanguage } from '../../state/language.tsx';
import { BrandMark } from './brand-mark.tsx';
import styles from './dish-picture.module.css';
import { titleForNaming } from './title-for-naming.ts';

interface DishPictureProps {
  readonly item: Item;
  readonly isEager?: boolean;
}

/** A picture that is missing or broken leaves the brand's mark, quietly, in the same place. */
export function DishPicture({ item, isEager = false }: DishPictureProps) {
  const { language } = useLanguage();
  const [failedImage, setFailedImage] = useState<string>();
  return (
    <div className={styles.box}>
      {item.image === undefined || item.image === failedImage ? (
        <span className={styles.placeholder}>
          <BrandMark />
        </span>
      ) : (
        <img
          key={item.image}
          className={styles.picture}
          src={item.image}
          alt={titleForNaming(item, language) ?? ''}
          width="960"
          height="720"
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedImage(item.image)}
        />
      )}
    </div>
  );
}
