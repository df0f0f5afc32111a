/**
 * At the end of the page's body: puts the visitor's language in place, if the page is in the other one. Then
 * hints at the app: a hint in the page's text would be followed before what is seen, one made when the page
 * has been painted would wait behind the dishes' pictures.
 */
const app = document.currentScript?.dataset.app;
const html = document.documentElement;
const root = document.getElementById('root');
const other = document.querySelector<HTMLScriptElement>('script[type="text/html"]');
if (root && other?.lang === html.lang) {
  root.innerHTML = other.text;
  document.title = other.title;
}
other?.remove();
delete html.dataset.turning;

for (const address of app?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = address;
  document.head.append(link);
}
