import type { Brand } from './brand.ts';
import { fold } from './fold.ts';
import { inEachLanguage, LANGUAGES, type LocalizedText } from './language.ts';
import { memoize } from './memoize.ts';
import { tagWords } from './tags.ts';
import { hasMatch } from './text-pieces.ts';
import type { Item, Section } from './types.ts';

/** What a visitor may have meant by a query that nothing matches. */
export interface Closest {
  readonly categories: readonly Section[];
  readonly items: readonly Item[];
}

const MOST_ITEMS = 6;

/** Words for the same thing, in both languages. A dish is meant if one of its words begins with one of them. */
const SYNONYMS = [
  'prawn shrimp روبيان جمبري قريدس',
  'fish seafood salmon hamour سمك اسماك سلمون هامور',
  'coke coca pepsi soda cola كولا كوك كوكاكولا بيبسي صودا',
  'spicy chilli chili habanero jalapeno حار سبايسي حراق',
  'bestseller popular favourite favorite recommended best مفضل',
  'burger hamburger برجر برغر همبرجر همبرغر',
  'steak ستيك ستيكات',
  'wagyu واغيو واقيو واجيو',
  'chicken wings دجاج فراخ',
  'lamb mutton غنم خروف ضان نعيمي',
  'fries chips potato بطاطس بطاطا',
  'icecream gelato ايسكريم بوظه جيلاتي',
  'dessert cake pudding sweet حلي حلا حلويات كيك',
  'coffee espresso latte قهوه لاتيه',
  'tea chai شاي',
  'juice lemonade عصير',
  'water ماء مويه ميه مياه',
  'soup شوربه حساء',
  'cheese جبن جبنه',
].map((group) => group.split(' '));

export function findClosest(
  sections: readonly Section[],
  query: string,
  tags: Brand['tags'],
): Closest {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return { categories: [], items: [] };
  const ranked = sections.flatMap((section) =>
    section.items.map((item) => ({ item, rank: rankOf(item, section, query, wanted, tags) })),
  );
  return {
    categories: sections.filter(({ name }) => isNamedBy(name, query)),
    items: ranked
      .filter(({ rank }) => rank < UNLIKE)
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MOST_ITEMS)
      .map(({ item }) => item),
  };
}

const UNLIKE = 100;

/** The lower, the closer. */
function rankOf(
  item: Item,
  { name }: Section,
  query: string,
  wanted: readonly string[],
  tags: Brand['tags'],
): number {
  if (isNamedBy(item.title, query)) return 0;
  const tag = inEachLanguage((language) => tagWords(item.tags ?? '', tags, language).join(' '));
  if (isNamedBy(tag, query) || isNamedBy(name, query)) return 1;
  const title = titleWords(item);
  const other = [...descriptionWords(item), ...wordsOf([tag, name].map(textsOf).join(' '))];
  const meant = synonymsOf(wanted);
  const isMeant = (word: string) => meant.some((synonym) => word.startsWith(synonym));
  if (title.some(isMeant)) return 2;
  if (other.some(isMeant)) return 3;
  return Math.min(10 + distanceTo(title, wanted), 20 + distanceTo(other, wanted));
}

const isNamedBy = (text: LocalizedText, query: string) =>
  LANGUAGES.some((language) => hasMatch(text[language] ?? '', query));

const textsOf = (text: LocalizedText) => LANGUAGES.map((language) => text[language]).join(' ');

function synonymsOf(wanted: readonly string[]): readonly string[] {
  const given = [...wanted, wanted.join('')];
  const means = (group: readonly string[]) =>
    group.some((word) => given.includes(word) || given.includes(`${word}s`));
  return SYNONYMS.filter(means).flat();
}

/** Folded, in the order of the text; without hyphens and the Arabic article. */
function wordsOf(text: string): readonly string[] {
  return fold(text)
    .replace(/[-'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .filter((word) => word !== '');
}

const titleWords = memoize(new WeakMap<Item, readonly string[]>(), ({ title }) =>
  wordsOf(textsOf(title)),
);

const descriptionWords = memoize(new WeakMap<Item, readonly string[]>(), ({ description }) =>
  wordsOf(textsOf(description)),
);

/** Of the query as one word, which may be two words of the text, or of all its words. */
function distanceTo(words: readonly string[], wanted: readonly string[]): number {
  const joined = words.map((word, position) => `${word}${words[position + 1] ?? ''}`);
  const nearest = (word: string) =>
    Math.min(UNLIKE, ...[...words, ...joined].map((candidate) => distance(candidate, word)));
  const ofAll = wanted.map(nearest).reduce((total, one) => total + one, 0);
  return Math.min(ofAll, nearest(wanted.join('')));
}

/** More than one wrong letter in four, or other letters at both ends, is another word. */
function distance(a: string, b: string): number {
  const allowed = Math.floor(Math.max(a.length, b.length) / 4);
  if (Math.abs(a.length - b.length) > allowed) return UNLIKE;
  if (a.slice(0, 2) !== b.slice(0, 2) && a.slice(-2) !== b.slice(-2)) return UNLIKE;
  return countErrors(a, b, allowed);
}

/** Letters that are missing, added, wrong or swapped (Damerau). */
function countErrors(a: string, b: string, allowed: number): number {
  if (a === b) return 0;
  if (allowed === 0) return UNLIKE;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return countErrors(restOfA, restOfB, allowed);
  const isSwapped = a[0] === b[1] && a[1] === b[0];
  return Math.min(
    UNLIKE,
    1 + countErrors(restOfA, b, allowed - 1),
    1 + countErrors(a, restOfB, allowed - 1),
    1 + countErrors(restOfA, restOfB, allowed - 1),
    isSwapped ? 1 + countErrors(a.slice(2), b.slice(2), allowed - 1) : UNLIKE,
  );
}
