import { loadApply } from './allergens-provider.tsx';
import { closeOverlay, useOverlay } from './overlay.ts';
import type { OverlaysProps } from './overlays.tsx';
import { useLate } from './use-late.ts';

/** What lies over the menu is no part of it: it comes when it is first asked for. */
export function LateOverlays(props: Omit<OverlaysProps, 'overlay'>) {
  const overlay = useOverlay();
  const late = useLate(load, overlay !== undefined, () => overlay && closeOverlay(overlay));
  return late && <late.Overlays overlay={overlay} {...props} />;
}

async function load() {
  const [overlays] = await Promise.all([import('./overlays.tsx'), loadApply()]);
  return overlays;
}
