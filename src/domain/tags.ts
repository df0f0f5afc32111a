import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** §3: the style classes of an item's tags: no commas, split at blanks, without invalid characters. */
export function tagClass(tags: string): string {
  return tags
    .replaceAll(',', '')
    .split(/\s+/u)
    .map((name) => name.replace(/[^\p{L}\p{N}_-]/gu, ''))
    .filter((name) => name !== '')
    .join(' ');
}

type TagTable = Brand['tags'];

/** The displayed words of an item's tags, from the brand's table or as stored. */
export function tagWords(tags: string, table: TagTable, language: Language): readonly string[] {
  const names = tags.split(/[,،]/).map((name) => name.trim());
  const words = names.filter((name) => name !== '').map((name) => wordOf(name)?.[language] ?? name);
  return [...new Set(words)];

  function wordOf(name: string): TagTable[string] | undefined {
    const wanted = name.toLowerCase();
    return Object.entries(table).find(([known]) => known.toLowerCase() === wanted)?.[1];
  }
}
