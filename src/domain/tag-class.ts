/** §3: the style class of an item's tags. Commas go, blanks separate, what no class may hold goes. */
export function tagClass(tags: string): string {
  return tags
    .replaceAll(',', '')
    .split(/\s+/u)
    .map((name) => name.replace(/[^\p{L}\p{N}_-]/gu, ''))
    .filter((name) => name !== '')
    .join(' ');
}
