import { directionOf } from '../menu/language.ts';
import { isLunchTime } from '../menu/lunch-window.ts';
import { storedAllergens } from '../state/allergens/stored-allergens.ts';
import { chosenLanguage } from '../state/language/stored-language.ts';

/**
 * In the page's head, before anything is painted: what depends on the visitor. Where the page is in the
 * other language, its body stays out of sight until `body.ts` has put the right one into its place.
 */
const html = document.documentElement;
const language = chosenLanguage();
if (html.lang !== language) {
  html.dataset.turning = '';
  html.lang = language;
  html.dir = directionOf(language);
  preloadFont(document.currentScript?.dataset.font);
}

// Dishes are not seen until the app has marked them (allergens-provider.tsx).
if (storedAllergens() !== '') html.dataset.judging = '';

// The app takes this over from here (use-lunch-window.ts).
if (isLunchTime(new Date())) html.dataset.lunch = '';

const earlyTaps: typeof window.earlyTaps = { listening: new AbortController() };
window.earlyTaps = earlyTaps;
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) earlyTaps.last = button;
  },
  { signal: earlyTaps.listening.signal },
);

/** A page that arrives empty asks for the font of the language that it is in, and here for the other one. */
function preloadFont(address: string | undefined): void {
  if (address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = address;
  document.head.append(link);
}
