import type { PickedDish, PricedDish } from '../../domain/picks.ts';
import type { Section } from '../../domain/types.ts';

interface ListedPicks {
  readonly listed: readonly PricedDish[];
  /** All but those that have left the menu. */
  readonly kept: readonly PickedDish[];
  readonly gone: readonly PickedDish[];
}

/** The picks with the menu's prices and texts of now. */
export function listPicks(picks: readonly PickedDish[], sections: readonly Section[]): ListedPicks {
  const items = new Map(
    sections.flatMap((section) => section.items.map((item) => [item.id, item])),
  );
  const listed = picks.flatMap(({ id, count }) => {
    const item = items.get(id);
    return item ? [{ item, count }] : [];
  });
  const isGone = ({ id }: PickedDish) => !items.has(id);
  const kept = picks
    .filter((dish) => !isGone(dish))
    .map((dish) => ({ ...dish, title: items.get(dish.id)?.title ?? dish.title }));
  return { listed, kept, gone: picks.filter(isGone) };
}
