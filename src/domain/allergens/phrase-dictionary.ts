import { fold } from '../fold.ts';

/** A word of a text, with the forms it may have in a dictionary. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What separates it from the word before. */
  readonly gap: string;
  readonly forms: readonly string[];
}

interface Entry<Meaning> {
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

interface Match<Meaning> {
  readonly meanings: readonly Meaning[];
  /** How many tokens it covers. */
  readonly length: number;
}

/** "n/a" is one word; elsewhere a slash separates words. */
const WORD = /(?<![\p{L}\p{N}])n\/a(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/giu;

export function tokenize(text: string): readonly Token[] {
  let last = 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const gap = text.slice(last, index);
    last = index + word.length;
    return { text: word, start: index, end: last, gap, forms: formsOf(word) };
  });
}

const BARE_FORMS = [
  /^(.{2,})'s$/,
  /^(.{2,})s$/,
  /^(.{2,})es$/,
  /^[وف]?[بكل]?ال(.{2,})$/,
  /^[وف]?لل(.{2,})$/,
  /^[وف](.{2,})$/,
  /^[وف]?[بكل](.{3,})$/,
  /^(.{3,})ا$/,
];

/** The word itself, its singular, and an Arabic word without its article and attached particles. */
function formsOf(word: string): readonly string[] {
  const folded = fold(word.replaceAll('’', "'"));
  const bare = BARE_FORMS.flatMap((pattern) => pattern.exec(folded)?.[1] ?? []);
  const singular = folded.endsWith('ies') ? [`${folded.slice(0, -3)}y`] : [];
  return [folded, ...bare, ...singular];
}

/** Finds the longest known phrase at a position in a text. */
export class PhraseDictionary<Meaning> {
  readonly #entries = new Map<string, Entry<Meaning>[]>();

  /** Adds phrases, separated by commas, that mean the same. */
  add(phrases: string, meaning: Meaning): void {
    for (const phrase of phrases.split(',')) this.#addPhrase(phrase.trim(), meaning);
  }

  #addPhrase(phrase: string, meaning: Meaning): void {
    if (phrase === '') return;
    const words = phrase.split(/\s+/).map((word) => fold(word.replace(/^ال(?=..)/, '')));
    const [first = ''] = words;
    const entries = this.#entries.get(first) ?? [];
    this.#entries.set(first, entries);
    const known = entries.find((entry) => entry.words.join(' ') === words.join(' '));
    if (known) known.meanings.push(meaning);
    else entries.push({ words, meanings: [meaning] });
  }

  find(tokens: readonly Token[], position: number): Match<Meaning> | undefined {
    const entries = tokens[position]?.forms.flatMap((form) => this.#entries.get(form) ?? []) ?? [];
    let longest: Entry<Meaning> | undefined;
    for (const entry of entries) {
      if (entry.words.length <= (longest?.words.length ?? 0)) continue;
      if (entry.words.every((word, offset) => isWordAt(tokens[position + offset], word, offset))) {
        longest = entry;
      }
    }
    return longest && { meanings: longest.meanings, length: longest.words.length };
  }
}

/** The words of a phrase have nothing but blanks and hyphens between them. */
function isWordAt(token: Token | undefined, word: string, offset: number): boolean {
  if (!token?.forms.includes(word)) return false;
  return offset === 0 || /^[\s\-‐‑]*$/u.test(token.gap);
}

/** One text for all spellings of a name: no case, article, plural or punctuation. */
export function nameKey(name: string): string {
  return tokenize(name)
    .map(({ forms: [word = ''] }) =>
      word.replace(/^و?(?:ال)*(?=..)/, '').replace(/(..[^s])s$/, '$1'),
    )
    .join(' ');
}
