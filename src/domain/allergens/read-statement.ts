import { fold } from '../fold.ts';
import { memoize } from '../memoize.ts';
import { createDictionary, type Dictionary, findEntry, splitList, tokenize } from './dictionary.ts';
import type { AllergenGroup } from './groups.ts';
import { NONE_PHRASES } from './words.ts';

/** The later one wins where a group is named twice. */
export const CERTAINTIES = ['ask', 'mayContain', 'contains'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

interface Naming {
  readonly start: number;
  readonly end: number;
  readonly groups: readonly string[];
  readonly certainty: Certainty;
}

export interface Statement {
  readonly namings: readonly Naming[];
  /** Whether the text can be trusted for what it does not name. */
  readonly isBelieved: boolean;
  readonly unknownWords: readonly string[];
  readonly denies: boolean;
}

export type ReadStatement = (text: string) => Statement;

const NONE: Statement = { namings: [], isBelieved: true, unknownWords: [], denies: false };

/** The rule and its reasons: docs/decisions/014-allergens.md. */
export function createReadStatement(
  groups: readonly AllergenGroup[],
  ownNeutralWords: string,
): ReadStatement {
  const dictionary = createDictionary(groups, ownNeutralWords);
  const nonePhrases = new Set(splitList(NONE_PHRASES).map(plainText));
  return memoize(new Map<string, Statement>(), (text) =>
    nonePhrases.has(plainText(text)) ? NONE : readStatement(text, dictionary),
  );
}

function plainText(text: string): string {
  return fold(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
}

function readStatement(text: string, dictionary: Dictionary): Statement {
  const phrases = findPhrases(text, dictionary);
  const deniedParts = new Set(
    phrases.filter(({ entry }) => entry?.kind === 'denying').map(({ part }) => part),
  );
  const unknownWords = phrases
    .filter(({ entry }, position) => !entry || isOpenEnded(phrases, position))
    .map(({ start, end }) => text.slice(start, end));
  const namings = phrases.flatMap(({ start, end, part, isAfterMay, entry }): readonly Naming[] => {
    if (!entry) return [];
    const certainty = isAfterMay ? 'mayContain' : 'contains';
    const named: readonly Naming[] = [
      { start, end, groups: entry.groups, certainty: deniedParts.has(part) ? 'ask' : certainty },
      { start, end, groups: entry.open, certainty: 'ask' },
    ];
    return named.filter(({ groups }) => groups.length > 0);
  });
  const denies = deniedParts.size > 0;
  const isNaming = namings.some(({ certainty }) => certainty !== 'ask');
  // Pictures alone may stand for more than they show.
  const isBelieved = isNaming && /\p{L}/u.test(text) && unknownWords.length === 0 && !denies;
  return { namings, isBelieved, unknownWords, denies };
}

/** A "may contain" that does not say what. */
function isOpenEnded(phrases: readonly Phrase[], position: number): boolean {
  if (phrases[position]?.entry?.kind !== 'mayContain') return false;
  const after = phrases.slice(position + 1);
  const end = after.findIndex(({ isAfterMay }) => !isAfterMay);
  const named = end === -1 ? after : after.slice(0, end);
  return named.every(({ entry }) => entry?.kind !== 'food');
}

interface Phrase {
  readonly start: number;
  readonly end: number;
  /** Counts what separators divide. A denial reaches as far as its part. */
  readonly part: number;
  readonly isAfterMay: boolean;
  readonly entry: ReturnType<typeof findEntry>;
}

/** Blanks, quotes, colons and a hyphen inside a word end no part: "free from: nuts", "nut-free". */
const PART_END = /[^\s\p{L}\p{N}\p{M}\p{Cf}'’"“”«»:‐‑-]|\s-+\s|[\n\r]/u;
const SENTENCE_END = /[.…!?؟;؛\n\r]/;

function findPhrases(text: string, dictionary: Dictionary): readonly Phrase[] {
  const tokens = tokenize(text);
  const phrases: Phrase[] = [];
  let part = 0;
  let isAfterMay = false;
  let wasAfterMay = false;
  let next = 0;
  for (const [position, { start, gap }] of tokens.entries()) {
    // It belongs to the phrase before.
    if (position < next) continue;
    const entry = findEntry(dictionary, tokens, position);
    next = position + (entry?.words.length ?? 1);
    // A picture and a mark of doubt separate, too.
    const before = gap + text.charAt(start);
    if (PART_END.test(before)) part += 1;
    if (/[([]/.test(gap)) wasAfterMay = isAfterMay;
    isAfterMay = isStillAfterMay(before, isAfterMay, wasAfterMay);
    if (entry?.kind === 'mayContain') isAfterMay = true;
    if (entry?.kind === 'contains') isAfterMay = false;
    phrases.push({ start, end: tokens[next - 1]?.end ?? start, part, isAfterMay, entry });
  }
  return phrases;
}

/** It ends with the sentence, or with the bracket that it began in. */
function isStillAfterMay(gap: string, isAfterMay: boolean, wasAfterMay: boolean): boolean {
  if (SENTENCE_END.test(gap)) return false;
  return /[)\]]/.test(gap) ? wasAfterMay : isAfterMay;
}
