import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells how a picture has fared that was there before the app: it was loaded, or turned out to be broken,
 * when nobody listened yet.
 */
export function useUnheardOutcome(
  image: RefObject<HTMLImageElement | null>,
  onLoad: () => void,
  onError: () => void,
): void {
  const tellLoad = useEffectEvent(onLoad);
  const tellError = useEffectEvent(onError);
  useEffect(() => {
    const element = image.current;
    if (!element?.complete) return;
    let isCurrent = true;
    element.decode().then(
      () => isCurrent && tellLoad(),
      () => isCurrent && tellError(),
    );
    return () => {
      isCurrent = false;
    };
  }, [image]);
}
