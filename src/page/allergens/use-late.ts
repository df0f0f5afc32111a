import { useEffect, useEffectEvent, useState } from 'react';

/** A part of the app that is loaded when it is first wanted. */
export function useLate<T>(
  load: () => Promise<T>,
  isWanted: boolean,
  onMissing: () => void,
): T | undefined {
  const [part, setPart] = useState<{ readonly value: T }>();
  const isHere = part !== undefined;
  const miss = useEffectEvent((error: unknown) => {
    console.warn('A part of the app cannot be had:', error);
    onMissing();
  });
  useEffect(() => {
    if (isHere || !isWanted) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setPart({ value }),
      (error: unknown) => isCurrent && miss(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, isHere]);
  return part?.value;
}
