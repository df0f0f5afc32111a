import { fold } from '../fold.ts';
import type { AllergenGroup } from './groups.ts';
import {
  CONTAINS_WORDS,
  DENYING_WORDS,
  MAY_CONTAIN_WORDS,
  NEUTRAL_WORDS,
  OPEN_WORDS,
} from './words.ts';

interface Meaning {
  readonly kind: 'food' | 'denying' | 'mayContain' | 'contains' | 'neutral';
  readonly groups: readonly string[];
  /** Groups that it may include without naming them. */
  readonly open: readonly string[];
}

interface Entry extends Meaning {
  readonly words: readonly string[];
}

export type Dictionary = Map<string, Entry[]>;

/** A phrase in several lists means what the first of them says: a food is never neutral. */
export function createDictionary(
  groups: readonly AllergenGroup[],
  ownNeutralWords: string,
): Dictionary {
  const dictionary: Dictionary = new Map();
  const add = (list: string, meaning: Partial<Meaning> & Pick<Meaning, 'kind'>) => {
    for (const phrase of splitList(list))
      addEntry(dictionary, phrase, { groups: [], open: [], ...meaning });
  };
  for (const { id, words } of groups) add(words, { kind: 'food', groups: [id] });
  for (const [ids, words] of Object.entries(OPEN_WORDS))
    add(words, { kind: 'food', open: splitList(ids) });
  add(DENYING_WORDS, { kind: 'denying' });
  add(MAY_CONTAIN_WORDS, { kind: 'mayContain' });
  add(CONTAINS_WORDS, { kind: 'contains' });
  add(`${NEUTRAL_WORDS}, ${ownNeutralWords}`, { kind: 'neutral' });
  return dictionary;
}

export function splitList(list: string): readonly string[] {
  const phrases = list.split(',').map((phrase) => phrase.trim());
  return phrases.filter((phrase) => phrase !== '');
}

function addEntry(dictionary: Dictionary, phrase: string, meaning: Meaning): void {
  const words = phrase.split(/[\s-]+/).map((word) => fold(word.replace(/^ال(?=..)/, '')));
  const [first = ''] = words;
  const entries = dictionary.get(first) ?? [];
  const position = entries.findIndex((entry) => entry.words.join(' ') === words.join(' '));
  const known = entries[position];
  if (!known) dictionary.set(first, [...entries, { words, ...meaning }]);
  else if (known.kind === 'food' && meaning.kind === 'food')
    entries[position] = {
      ...known,
      groups: [...known.groups, ...meaning.groups],
      open: [...known.open, ...meaning.open],
    };
}

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly gap: string;
  /** The word as the dictionary may have it, the most exact form first. */
  readonly forms: readonly string[];
}

/** Words, pictures of foods, and marks of doubt, which no list has: what "…" and "?" stand for is unknown. */
const WORD =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’][\p{L}\p{M}]+)*|[🌾🍞🥐🥚🍳🐟🍣🦐🍤🦞🦀🥜🥛🧀🧈🍦🌰🦑🐙🦪]|\.{2,}|[…?؟]/gu;

export function tokenize(text: string): readonly Token[] {
  let last = 0;
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const gap = text.slice(last, index);
    last = index + word.length;
    return { start: index, end: last, gap, forms: formsOf(word) };
  });
}

/** Endings of English words; articles, attached particles and an ending of Arabic ones. */
const BARE_FORMS = [
  /^(.{2,})'s$/,
  /^(.{2,})s$/,
  /^(.{2,})es$/,
  /^[وف]?[بكل]?ال(.{2,})$/,
  /^و(.{2,})$/,
  /^ف(.{3,})$/,
  // Before the next: "للبن" is milk («لبن»), not coffee («بن»).
  /^[وف]?[بكل](.{3,})$/,
  /^[وف]?لل(.{2,})$/,
  /^(.{3,})ا$/,
];

function formsOf(word: string): readonly string[] {
  const folded = fold(word.replaceAll('’', "'"));
  const bare = BARE_FORMS.flatMap((pattern) => pattern.exec(folded)?.[1] ?? []);
  const singular = folded.endsWith('ies') ? [`${folded.slice(0, -3)}y`] : [];
  return [folded, ...bare, ...singular];
}

/** The longest phrase that begins here; of equally long ones that with the most exact first word. */
export function findEntry(
  dictionary: Dictionary,
  tokens: readonly Token[],
  position: number,
): Entry | undefined {
  let longest: Entry | undefined;
  for (const form of tokens[position]?.forms ?? []) {
    for (const entry of dictionary.get(form) ?? []) {
      const isHere = (word: string, offset: number) =>
        isWordAt(tokens[position + offset], word, offset);
      const isLonger = entry.words.length > (longest?.words.length ?? 0);
      if (isLonger && entry.words.every(isHere)) longest = entry;
    }
  }
  return longest;
}

/** Words of a phrase have nothing but blanks or one hyphen between them. */
function isWordAt(token: Token | undefined, word: string, offset: number): boolean {
  if (!token?.forms.includes(word)) return false;
  return offset === 0 || /^(?:[ \u00a0]+|[‐‑-])$/.test(token.gap);
}
