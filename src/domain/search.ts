import { fold } from './fold.ts';
import { inEachLanguage, type Language, textIn } from './language.ts';
import { memoize } from './memoize.ts';
import { formatDescription, hasMatch } from './text-pieces.ts';
import type { Item, Section } from './types.ts';

interface SearchText {
  readonly lower: string;
  readonly folded: string;
}

/** Separates the texts of one item, so that no match spans two of them. */
const SEPARATOR = '\n\0\n';

/** An item's searchable texts: title and description, as stored and as displayed. */
const searchTextIn = inEachLanguage((language) =>
  memoize(new WeakMap<Item, SearchText>(), (item) => {
    const description = item.description[language] ?? '';
    const displayed = formatDescription(description, language);
    const texts = new Set([item.title[language] ?? '', description, displayed]);
    return prepare([...texts].join(SEPARATOR));
  }),
);

function prepare(text: string): SearchText {
  return { lower: text.toLowerCase(), folded: fold(text) };
}

/**
 * §5: a case-insensitive substring of the title or the description. Folding and the words of the query in
 * any order only add matches.
 */
export function createMatcher(query: string, language: Language): (item: Item) => boolean {
  const whole = prepare(query.trim());
  if (whole.lower === '') return () => true;
  const words = query.trim().split(/\s+/).map(prepare);
  return (item) => {
    const text = searchTextIn[language](item);
    if (includes(text, whole)) return true;
    return words.length > 1 && words.every((word) => includes(text, word));
  };
}

function includes(text: SearchText, wanted: SearchText): boolean {
  if (text.lower.includes(wanted.lower)) return true;
  return wanted.folded !== '' && text.folded.includes(wanted.folded);
}

export function filterSections(
  sections: readonly Section[],
  query: string,
  language: Language,
): readonly Section[] {
  if (query.trim() === '') return sections;
  return keepItems(sections, createMatcher(query, language));
}

export function keepItems(
  sections: readonly Section[],
  isKept: (item: Item) => boolean,
): readonly Section[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter(isKept) }))
    .filter((section) => section.items.length > 0);
}

export function findCategories(
  sections: readonly Section[],
  query: string,
  language: Language,
): readonly Section[] {
  return sections.filter(({ name }) => hasMatch(textIn(name, language)?.text ?? '', query));
}
