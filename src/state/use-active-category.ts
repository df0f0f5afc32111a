import { useEffect, useState } from 'react';

/**
 * §4: on scroll, the first category whose top lies between 0 and half the viewport's height; while
 * none does, the last one stays.
 */
export function useActiveCategory(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const check = () => {
      frame = 0;
      const found = ids.find(isInUpperHalf);
      if (found !== undefined) setActiveId(found);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(check);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids]);

  return activeId !== undefined && ids.includes(activeId) ? activeId : ids[0];
}

function isInUpperHalf(id: string): boolean {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  // A smooth scroll may end a fraction of a pixel short.
  return top !== undefined && top > -1 && top <= window.innerHeight / 2;
}
