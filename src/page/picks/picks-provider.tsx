import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { Item } from '../../domain/types.ts';
import { whenLoaded } from '../../platform/timing.ts';
import { useEnvironment } from '../environment.tsx';

type PicksControls = typeof import('./picks-controls.tsx');

const PicksContext = createContext<PicksControls | undefined>(undefined);

export function PicksProvider({ children }: { children: ReactNode }) {
  const { brand } = useEnvironment();
  const [controls, setControls] = useState<PicksControls>();
  const isOn = brand.picks !== false;
  useEffect(() => {
    if (!isOn) return;
    whenLoaded()
      .then(() => import('./picks-controls.tsx'))
      // In a transition: the cards of a long menu get their buttons without delaying a keystroke.
      .then((loaded) => startTransition(() => setControls(loaded)))
      .catch((error: unknown) => console.warn('My picks cannot be loaded:', error));
  }, [isOn]);
  return <PicksContext value={controls}>{children}</PicksContext>;
}

export function usePicksControls(): PicksControls | undefined {
  return useContext(PicksContext);
}

/** The card's own button for "My picks". A component of its own: the card does not render again for it. */
export function AddPick({ item }: { item: Item }) {
  const controls = usePicksControls();
  return controls && <controls.AddButton item={item} />;
}
