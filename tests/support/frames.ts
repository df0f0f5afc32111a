import type { Page } from '@playwright/test';

/** Notes, in every frame that is painted, in which language and direction its text is. */
export async function watchFrames(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenFrames: seen });
    const look = () => {
      const { lang = '', dir = '' } = document.documentElement ?? {};
      const heading = document.querySelector<HTMLElement>('#root h2');
      const text = heading?.checkVisibility() ? heading.innerText : '';
      const script = /\p{Script=Arabic}/u.test(text) ? 'Arabic' : 'Latin';
      if (text !== '') seen.push(`${lang} ${dir} ${script}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...new Set(Reflect.get(window, 'seenFrames'))].map(String));
}
