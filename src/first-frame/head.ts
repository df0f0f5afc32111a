import { directionOf } from '../menu/language.ts';
import { isLunchTime } from '../menu/lunch-window.ts';
import { storedAllergens } from '../state/allergens/stored-allergens.ts';
import { chosenLanguage } from '../state/language/stored-language.ts';

/** For pictures to wait for the app. */
const LONG_ENOUGH_MS = 5000;

/**
 * In the page's head, before anything is painted: what depends on the visitor. Where the page is in the
 * other language, its body stays out of sight until `body.ts` has put the right one into its place.
 */
const html = document.documentElement;
const language = chosenLanguage();
// A page that arrives empty has a font, one that arrives with its menu the files of the app.
const { font, app } = document.currentScript?.dataset ?? {};
if (html.lang !== language) {
  html.dataset.turning = '';
  html.lang = language;
  html.dir = directionOf(language);
  if (font !== undefined) hint(font, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

// After the first frame: what is seen comes first, then the app, then the pictures further down (base.css).
requestAnimationFrame(() => {
  setTimeout(() => {
    for (const address of app?.split(' ') ?? []) {
      hint(address, { rel: 'modulepreload', fetchPriority: 'low' });
    }
  });
});

// Until `start.ts` has the app, or has been waited for long enough.
html.dataset.arriving = '';
setTimeout(() => delete html.dataset.arriving, LONG_ENOUGH_MS);

// Dishes are not seen until the app has marked them (allergens-provider.tsx).
if (storedAllergens() !== '') html.dataset.judging = '';

// The app takes this over from here (use-lunch-window.ts).
if (isLunchTime(new Date())) html.dataset.lunch = '';

document.onclick = ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) window.earlyTap = button;
};

function hint(href: string, kind: Partial<HTMLLinkElement>): void {
  document.head.append(
    Object.assign(document.createElement('link'), { crossOrigin: '', ...kind, href }),
  );
}
