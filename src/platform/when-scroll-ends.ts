/** Longer than between two steps of a smooth scroll. */
const REST_MS = 150;

/** Calls back when the page has come to rest. Safari says so from 26.2 on; before, it is rest that does. */
export function whenScrollEnds(signal: AbortSignal, callBack: () => void): void {
  if ('onscrollend' in window) {
    document.addEventListener('scrollend', callBack, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(callBack, REST_MS);
  };
  document.addEventListener('scroll', wait, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
