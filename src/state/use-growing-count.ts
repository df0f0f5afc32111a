import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../content/when-idle.ts';

/** Grows from `start` to `end`, a step at a time, whenever there is nothing better to do. */
export function useGrowingCount(start: number, end: number, step: number): number {
  const [count, setCount] = useState(start);
  useEffect(() => {
    if (count >= end) return;
    return whenIdle(() => startTransition(() => setCount(count + step)));
  }, [count, end, step]);
  return count;
}
