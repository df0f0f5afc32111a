import { useEffect, useState } from 'react';
import { LUNCH_RECHECK_MS } from '../menu/constants.ts';
import { isLunchTime } from '../menu/lunch-window.ts';

/** §4: computed at load and every minute. A sleeping tab keeps no minutes, so also when it wakes. */
export function useLunchWindow(): boolean {
  const [isOpen, setIsOpen] = useState(() => isLunchTime(new Date()));
  useEffect(() => {
    const check = () => setIsOpen(isLunchTime(new Date()));
    const timer = setInterval(check, LUNCH_RECHECK_MS);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, []);
  return isOpen;
}
