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
// A page that arrives empty has a font, one that arrives with its menu the files of the app.
const { font, app } = document.currentScript?.dataset ?? {};
if (html.lang !== language) {
  html.dataset.turning = '';
  html.lang = language;
  html.dir = directionOf(language);
  if (font !== undefined) hint(font, { rel: 'preload', as: 'font', type: 'font/woff2' });
}

// In the first frame: earlier, the app would come before what is seen; later, behind the dishes' pictures.
requestAnimationFrame(() => {
  for (const address of app?.split(' ') ?? []) {
    hint(address, { rel: 'modulepreload', fetchPriority: 'low' });
  }
});

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
