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
    loadOverlays().then(
      (loaded) => setOverlays(() => loaded),
      async (error: unknown) => {
        console.warn('The overlay cannot be loaded:', error);
        await window.onLoadFailed?.();
        closeOverlay(missing);
      },
    );
  }, [missing]);
  return Overlays && <Overlays open={open} {...menu} />;
}

async function loadOverlays() {
  const [{ Overlays }] = await Promise.all([import('./overlays.tsx'), loadApply()]);
  return Overlays;
}
