import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { loadApply } from '../allergens/allergens-provider.tsx';
import { closeOverlay, useOverlay } from './overlay.ts';
import type { OverlaysProps } from './overlays.tsx';

interface LazyProps extends OverlaysProps {
  readonly onClosed: () => void;
}

/** The overlays are loaded when one is first opened, and stay for its closing animation. */
export function LazyOverlays(props: Omit<OverlaysProps, 'overlay'>) {
  const overlay = useOverlay();
  const [Overlays, setOverlays] = useState<LazyExoticComponent<ComponentType<LazyProps>>>();
  if (overlay && !Overlays) setOverlays(createLazyOverlays);
  return (
    Overlays && (
      <Suspense>
        <Overlays overlay={overlay} onClosed={() => setOverlays(undefined)} {...props} />
      </Suspense>
    )
  );
}

function createLazyOverlays() {
  return lazy(async (): Promise<{ default: ComponentType<LazyProps> }> => {
    try {
      const [{ Overlays }] = await Promise.all([import('./overlays.tsx'), loadApply()]);
      return { default: Overlays };
    } catch (error) {
      console.warn('The overlay cannot be loaded:', error);
      await window.onLoadFailed?.();
      return { default: FailedOverlay };
    }
  });
}

/** Closes the overlay that cannot be loaded. */
function FailedOverlay({ overlay, onClosed }: LazyProps) {
  useEffect(() => {
    if (overlay) closeOverlay(overlay);
    else onClosed();
  }, [overlay, onClosed]);
  return null;
}
