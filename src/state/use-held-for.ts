import { useEffect, useState } from 'react';

/** Whether the condition has held for so long without a break. */
export function useHeldFor(condition: boolean, delayMs: number): boolean {
  const [hasPassed, setHasPassed] = useState(false);
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHasPassed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setHasPassed(false);
    };
  }, [condition, delayMs]);
  return hasPassed;
}
