import { useState } from 'react';
import { loadApply } from '../../state/allergens.tsx';
import { closeOverlay, useOverlay } from '../../state/overlay.ts';
import { useLate } from '../../state/use-late.ts';
import type { OverlaysProps } from './overlays.tsx';

type LateOverlaysProps = Omit<OverlaysProps, 'overlay'>;

/** What lies over the menu is no part of it: it comes when it is first asked for. */
export function LateOverlays(props: LateOverlaysProps) {
  const overlay = useOverlay();
  const [wasAskedFor, setWasAskedFor] = useState(false);
  if (overlay && !wasAskedFor) setWasAskedFor(true);
  return wasAskedFor && <Arriving overlay={overlay} {...props} />;
}

function Arriving(props: OverlaysProps) {
  const { overlay } = props;
  const late = useLate(load, overlay !== undefined, () => overlay && closeOverlay(overlay));
  return late && <late.Overlays {...props} />;
}

async function load() {
  const [overlays] = await Promise.all([import('./overlays.tsx'), loadApply()]);
  return overlays;
}
