/** At the end of the page's body: puts the visitor's language in place, if the page is in the other one. */
const html = document.documentElement;
const root = document.getElementById('root');
const other = document.querySelector<HTMLScriptElement>('script[type="text/html"]');
if (root && other?.lang === html.lang) {
  root.innerHTML = other.text;
  document.title = other.title;
}
other?.remove();
delete html.dataset.languagePending;
