import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../platform/timing.ts';

/** Between two steps, so that growing never keeps the page busy. */
const PAUSE_MS = 200;

/**
 * Grows from `start` to `end`, a step at a time, in idle moments; begins anew with another `subject`.
 */
export function useGrowingCount(
  subject: unknown,
  start: number,
  end: number,
  step: number,
): number {
  const [grown, setGrown] = useState({ subject, count: start });
  const count = grown.subject === subject ? Math.max(grown.count, start) : start;
  useEffect(() => {
    if (count >= end) return;
    let callOff: () => void = () => undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => startTransition(() => setGrown({ subject, count: count + step })));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [subject, count, end, step]);
  return count;
}
