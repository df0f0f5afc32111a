/** At the end of the page's body: puts the visitor's language in place, if the page is in the other one. */
const html = document.documentElement;
const other = document.querySelector('template');
if (other?.lang === html.lang) {
  document.getElementById('root')?.replaceChildren(other.content);
  document.title = other.title;
}
other?.remove();
delete html.dataset.turning;

// Behind what the first frame needs, and ahead of the dishes' pictures: the browser asks for those once it
// has laid them out, and they would take up every connection.
for (const address of document.currentScript?.dataset.app?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.fetchPriority = 'low';
  link.href = address;
  document.head.append(link);
}
