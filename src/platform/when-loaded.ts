import { whenIdle } from './when-idle.ts';

/** A picture that hangs keeps a page loading for as long as it hangs. */
const LONG_ENOUGH_MS = 10_000;

/** When the page has loaded and has nothing better to do. */
export function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => whenIdle(resolve);
    if (document.readyState === 'complete') {
      settle();
    } else {
      window.addEventListener('load', settle, { once: true });
      setTimeout(resolve, LONG_ENOUGH_MS);
    }
  });
}
