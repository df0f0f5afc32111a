import type { Item } from '../../domain/types.ts';
import { usePicksControls } from './picks-provider.tsx';

/** The card's own button for "My picks". A component of its own: the card does not render again for it. */
export function AddPick({ item }: { item: Item }) {
  const controls = usePicksControls();
  return controls && <controls.AddButton item={item} />;
}

/** The open dish's stepper. */
export function PickStepper({ item }: { item: Item }) {
  const controls = usePicksControls();
  return controls && <controls.Stepper item={item} />;
}
