import { useEffect, useState } from 'react';

/** Whether the condition has been true for this long without interruption. */
export function useTrueFor(condition: boolean, delayMs: number): boolean {
  const [lastCondition, setLastCondition] = useState(condition);
  const [hasPassed, setHasPassed] = useState(false);
  if (condition !== lastCondition) {
    setLastCondition(condition);
    setHasPassed(false);
  }
  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setHasPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [condition, delayMs]);
  return hasPassed;
}
