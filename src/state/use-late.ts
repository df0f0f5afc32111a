import { useEffect, useEffectEvent, useState } from 'react';
import { whenLoaded } from '../content/when-loaded.ts';

/**
 * A part of the app that is loaded at once when it is wanted; one that most visitors want, when the page
 * has been loaded.
 */
export function useLate<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  onMissing: () => void,
  isLikely = false,
): T | undefined {
  const [part, setPart] = useState<{ readonly value: T }>();
  const isHere = part !== undefined;
  const miss = useEffectEvent((error: unknown) => {
    console.warn('A part of the app cannot be had:', error);
    if (isWanted) onMissing();
  });
  useEffect(() => {
    if (isHere || !(isWanted || isLikely)) return;
    let isCurrent = true;
    const begin = async () => {
      if (!isWanted) await whenLoaded();
      if (!isCurrent) return;
      const value = await load();
      if (isCurrent) setPart({ value });
    };
    begin().catch((error: unknown) => isCurrent && miss(error));
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isLikely, isHere]);
  return part?.value;
}
