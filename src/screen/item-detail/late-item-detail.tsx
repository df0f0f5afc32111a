import type { ItemPlace } from '../../menu/find-item.ts';
import { closeDish } from '../../state/dish-address.ts';
import { useLate } from '../../state/use-late.ts';

/** The detail is no part of the first screen: it comes when the page has loaded, or when it is asked for. */
export function LateItemDetail({ place }: { place: ItemPlace | undefined }) {
  const detail = useLate(loadDetail, place !== undefined, closeDish, true);
  return detail && <detail.ItemDetail place={place} />;
}

function loadDetail() {
  return import('./item-detail.tsx');
}
