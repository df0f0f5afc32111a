/** At the end of the body: replaces the root's HTML if the visitor's language is another one. */
const html = document.documentElement;
const root = document.getElementById('root');
for (const other of document.querySelectorAll<HTMLScriptElement>('script[type="text/html"]')) {
  if (root && other.lang === html.lang) {
    root.innerHTML = other.text;
    document.title = other.title;
  }
  other.remove();
}
delete html.dataset.languagePending;
