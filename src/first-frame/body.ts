/** At the end of the page's body: puts the visitor's language in place, if the page is in the other one. */
const html = document.documentElement;
const other = document.querySelector('template');
if (other?.lang === html.lang) {
  document.getElementById('root')?.replaceChildren(other.content);
  document.title = other.title;
}
other?.remove();
delete html.dataset.turning;
