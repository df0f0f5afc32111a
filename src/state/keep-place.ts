/** Remembers what the visitor looks at; the answer puts it back there after the page has changed. */
export function keepPlace(): () => void {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);
  const anchor = middle?.closest('article, section');
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    const after = anchor?.getBoundingClientRect().top ?? 0;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  };
}
