import type { Brand } from './brand.ts';
import type { Language } from './language.ts';

/** §3: the style classes of an item's tags: no commas, split at blanks, without invalid characters. */
export function tagClass(tags: string): string {
  return tags
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/gu, ' ');
}

export function tagWords(
  tags: string,
  table: Brand['tags'],
  language: Language,
): readonly string[] {
  const known = new Map(Object.entries(table).map(([name, word]) => [name.toLowerCase(), word]));
  const names = tags.split(/[,،]/).map((name) => name.trim());
  const words = names.map((name) => known.get(name.toLowerCase())?.[language] ?? name);
  return [...new Set(words)].filter((word) => word !== '');
}
