import { readStored, STORED } from '../../device/device-storage.ts';
import { chosenLanguage } from '../../device/language.ts';
import { chosenView } from '../../device/view.ts';
import { LUNCH_RECHECK_MS } from '../../domain/constants.ts';
import { directionOf } from '../../domain/language.ts';
import { isLunchTime } from '../../domain/lunch-window.ts';
import { menuAddress, readPath } from '../../domain/page-path.ts';
import { onLoadFailed } from './load-failed.ts';

/** After this time pictures load even if the app has not. */
const APP_TIMEOUT_MS = 5000;

/** Sets what depends on the visitor before the first frame. */
const html = document.documentElement;
// A static host's page in another language goes on under the menu's own address.
const { branch, language: pageLanguage } = readPath(location.pathname) ?? {};
if (pageLanguage) history.replaceState(null, '', menuAddress(location) + location.hash);
if (branch) html.dataset.branch = branch;
const language = chosenLanguage();
if (html.lang !== language) {
  html.dataset.languagePending = '';
  html.lang = language;
  html.dir = directionOf(language);
}

// Only a page with its menu names the app's files here.
const app = document.currentScript?.dataset.app;

// Preloaded after the first frame: first what is seen, then the app, then the other pictures (base.css).
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  for (const address of app?.split(' ') ?? []) {
    const kind = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low' } as const;
    document.head.append(Object.assign(document.createElement('link'), kind, { href: address }));
  }
}).observe({ type: 'paint', buffered: true });

// Removed by `start.ts` when the app has loaded or failed.
html.dataset.appPending = '';
setTimeout(() => delete html.dataset.appPending, APP_TIMEOUT_MS);

window.onLoadFailed = onLoadFailed;
// The entry script. Such events do not bubble.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) onLoadFailed();
  },
  true,
);

html.dataset.view = chosenView();

// Dishes stay hidden until they are marked (allergens-provider.tsx).
if (readStored(STORED.allergens) !== '') html.dataset.allergensPending = '';

// The browser scrolls such a page to its place, which must not be estimated (menu-sections.module.css).
const [navigation] = performance.getEntriesByType('navigation');
const isReturn =
  navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
if (isReturn || location.hash !== '') html.dataset.exactLayout = '';

// §4: shows the link (navbar.module.css). Timers stop in a sleeping tab, so it also checks when that wakes.
const checkLunchTime = () =>
  html.toggleAttribute('data-lunch', isLunchTime(new Date(), import.meta.env.LUNCH));
checkLunchTime();
setInterval(checkLunchTime, LUNCH_RECHECK_MS);
document.onvisibilitychange = checkLunchTime;

document.onclick = ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) window.earlyTap = button;
};
