import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { whenLoaded } from '../../platform/timing.ts';
import { useEnvironment } from '../environment.tsx';

type PicksControls = typeof import('./picks-controls.tsx');

const PicksContext = createContext<PicksControls | undefined>(undefined);

/** Loads the controls of "My picks" once the page has loaded, unless the chain has switched them off. */
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
