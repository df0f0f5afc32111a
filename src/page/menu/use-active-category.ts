import { useEffect, useState } from 'react';

/**
 * §4: on scroll, the first category whose top lies between 0 and half the viewport's height; if there is
 * none, the category at the top of the viewport.
 */
export function useActiveCategory(ids: readonly string[]): string | undefined {
  const [activeId, setActiveId] = useState<string>();

  useEffect(() => {
    const check = () => setActiveId(findActive(ids));
    const frame = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [ids]);

  return activeId !== undefined && ids.includes(activeId) ? activeId : ids[0];
}

function findActive(ids: readonly string[]): string | undefined {
  // At the top it is the first. Measuring would force a layout of a menu that is still covered.
  if (window.scrollY <= 0) return ids[0];
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top);
  // A smooth scroll may end a fraction of a pixel short.
  const inUpperHalf = tops.findIndex(
    (top) => top !== undefined && top > -1 && top <= window.innerHeight / 2,
  );
  const atTheTop = tops.findLastIndex((top) => top !== undefined && top <= -1);
  return ids[inUpperHalf === -1 ? atTheTop : inUpperHalf];
}
