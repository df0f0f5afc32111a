import { MENU_PATH } from '../src/domain/constants.ts';

/** What is wrong with a query is no reason to refuse the page. */
export function pathOf(address: string): string {
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query);
}

/** The menu, with the query of another address. */
export function menuAddress(address: string): string {
  return MENU_PATH + address.slice(pathOf(address).length);
}

/** Another letter case, or a slash at the end. */
export function isMenuMisspelt(address: string): boolean {
  return withoutLastSlashes(pathOf(address)).toLowerCase() === MENU_PATH.toLowerCase();
}

/** A regular expression would look at every slash of a long row of them again and again. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

export function isDecodable(address: string): boolean {
  if (!address.includes('%')) return true;
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
