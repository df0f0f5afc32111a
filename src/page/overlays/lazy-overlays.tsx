import { type ComponentType, useEffect, useState } from 'react';
import { loadApply } from '../allergens/allergens-provider.tsx';
import { usePicksControls } from '../picks/picks-provider.tsx';
import { closeOverlay, useOverlay, useSharedPicks } from './history.ts';
import type { OverlaysProps } from './overlays.tsx';

export function LazyOverlays(menu: Omit<OverlaysProps, 'open'>) {
  const overlay = useOverlay();
  const hasShared = useSharedPicks() !== undefined;
  const hasPicks = usePicksControls() !== undefined;
  const open = hasShared && hasPicks ? 'sharedPicks' : overlay;
  const [Overlays, setOverlays] = useState<ComponentType<OverlaysProps>>();
  const missing = Overlays ? undefined : open;
  useEffect(() => {
    if (missing === undefined) return;
    Promise.all([import('./overlays.tsx'), loadApply()]).then(
      ([loaded]) => setOverlays(() => loaded.Overlays),
      async (error: unknown) => {
        console.warn('The overlay cannot be loaded:', error);
        await window.onLoadFailed?.();
        closeOverlay(missing);
      },
    );
  }, [missing]);
  return Overlays && <Overlays open={open} {...menu} />;
}
