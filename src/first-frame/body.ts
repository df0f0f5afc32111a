import { isLunchTime } from '../menu/lunch-window.ts';

/** At the end of the page's body: what depends on the visitor is settled before the first paint. */
const html = document.documentElement;
const other = document.querySelector('template');
if (other?.lang === html.lang) {
  document.getElementById('root')?.replaceChildren(other.content);
  document.title = other.title;
}
other?.remove();
delete html.dataset.turning;

const lunchLink = document.querySelector<HTMLElement>('[data-lunch]');
if (lunchLink && isLunchTime(new Date())) lunchLink.hidden = false;
