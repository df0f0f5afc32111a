import { directionOf } from '../../domain/language.ts';
import { isLunchTime } from '../../domain/lunch-window.ts';
import { storedAllergens } from '../../page/allergens/stored-allergens.ts';
import { chosenLanguage } from '../../page/shared/stored-language.ts';

/** For pictures to wait for the app. */
const LONG_ENOUGH_MS = 5000;

/**
 * In the page's head, before anything is painted: what depends on the visitor. Where the page is in the
 * other language, its body stays out of sight until `body.ts` has put the right one into its place.
 */
const html = document.documentElement;
const language = chosenLanguage();
if (html.lang !== language) {
  html.dataset.languagePending = '';
  html.lang = language;
  html.dir = directionOf(language);
}

// Only a page that arrives with its menu names the files of the app.
const app = document.currentScript?.dataset.app;

// After the first frame: what is seen comes first, then the app, then the pictures further down (base.css).
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  for (const address of app?.split(' ') ?? []) {
    const kind = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low' } as const;
    document.head.append(Object.assign(document.createElement('link'), kind, { href: address }));
  }
}).observe({ type: 'paint', buffered: true });

// Until `start.ts` has the app, or has been waited for long enough.
html.dataset.appPending = '';
setTimeout(() => delete html.dataset.appPending, LONG_ENOUGH_MS);

// Dishes are not seen until the app has marked them (allergens-provider.tsx).
if (storedAllergens() !== '') html.dataset.allergensPending = '';

// The app takes this over from here (use-lunch-window.ts).
if (isLunchTime(new Date())) html.dataset.lunch = '';

document.onclick = ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) window.earlyTap = button;
};
