import { useState } from 'react';
import { CARD_SIZES, DETAIL_SIZES } from '../../domain/pictures.ts';
import type { Item } from '../../domain/types.ts';
import { DishPicture } from '../shared/dish-picture.tsx';

interface DetailPictureProps {
  readonly item: Item;
  readonly isFromCard: boolean;
}

/**
 * One that comes from a card begins as the card's, which is there: a browser goes on showing it until the
 * larger one, which is asked for next, has come.
 */
export function DetailPicture({ item, isFromCard }: DetailPictureProps) {
  const [isLarge, setIsLarge] = useState(!isFromCard);
  return (
    <DishPicture
      item={item}
      sizes={isLarge ? DETAIL_SIZES : CARD_SIZES}
      isEager
      onLoad={() => setIsLarge(true)}
    />
  );
}
