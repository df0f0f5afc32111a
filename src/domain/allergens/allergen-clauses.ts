import type { Meaning } from './allergen-dictionary.ts';
import { type PhraseDictionary, tokenize } from './phrase-dictionary.ts';

export type Certainty = 'contains' | 'mayContain' | 'freeFrom';

/** A phrase of the dictionary, or a word that is in none. */
export interface Phrase {
  readonly start: number;
  readonly end: number;
  /** What separates it from the phrase before. */
  readonly gap: string;
  readonly meanings: readonly Meaning[];
}

/** Phrases in a row that are meant alike. */
export interface Clause {
  readonly mode: Certainty | 'ask';
  readonly phrases: readonly Phrase[];
  /** How many words between the same separators may turn a claim around. */
  readonly doubts: number;
  /** Whether there is a word such as "no" or "free" between the same separators. */
  readonly hasClaim: boolean;
}

const SENTENCE_END = /[;؛\n!?؟]|\.(?=\s|$)/;
const LIST_COMMA = /[,،|•·/\\+]|\s[-–—]\s/;
const SEPARATORS = [SENTENCE_END, LIST_COMMA, /[&[\]()]/];
const MODIFIERS = ['contains', 'mayContain', 'freeFrom', 'ask'] as const;
const CLAIMS = ['freeFrom', 'free', 'none'] as const;

export function findClauses(
  text: string,
  dictionary: PhraseDictionary<Meaning>,
): readonly Clause[] {
  let mode: Clause['mode'] = 'contains';
  let beforeBracket: Clause['mode'] = 'contains';
  const phrases = findPhrases(text, dictionary);
  const segments = splitAtSeparators(phrases);
  // "Gluten-free? No": the answer may be to any claim.
  const answers = phrases.length > 1 ? segments.filter(endsInNo).length : 0;
  return segments.flatMap((segment) => {
    const doubts = answers + countDoubts(segment);
    const hasClaim = segment.some((phrase) => CLAIMS.some((kind) => is(phrase, kind)));
    const clauses: (Clause & { readonly phrases: Phrase[] })[] = [];
    for (const phrase of segment) {
      const modifier = MODIFIERS.find((kind) => is(phrase, kind));
      if (phrase.gap.includes('(')) beforeBracket = mode;
      mode = modifier ?? modeAfter(phrase.gap, mode, beforeBracket);
      const isControl = modifier !== undefined || is(phrase, 'join');
      if (isControl || clauses.length === 0) {
        clauses.push({ mode, phrases: [], doubts, hasClaim });
      }
      if (!isControl) clauses.at(-1)?.phrases.push(phrase);
    }
    return clauses;
  });
}

function findPhrases(text: string, dictionary: PhraseDictionary<Meaning>): readonly Phrase[] {
  const tokens = tokenize(text);
  const phrases: Phrase[] = [];
  for (let position = 0; position < tokens.length; ) {
    const match = dictionary.find(tokens, position);
    const length = match?.length ?? 1;
    const [first] = tokens.slice(position);
    const last = tokens[position + length - 1];
    if (!first || !last) break;
    phrases.push({
      start: first.start,
      end: last.end,
      gap: first.gap,
      meanings: match?.meanings ?? [],
    });
    position += length;
  }
  return phrases;
}

function splitAtSeparators(phrases: readonly Phrase[]): readonly (readonly Phrase[])[] {
  const segments: Phrase[][] = [[]];
  for (const phrase of phrases) {
    if (SEPARATORS.some((pattern) => pattern.test(phrase.gap))) segments.push([]);
    segments.at(-1)?.push(phrase);
  }
  return segments;
}

function endsInNo(segment: readonly Phrase[]): boolean {
  const last = segment.at(-1);
  return last !== undefined && is(last, 'freeFrom');
}

/** Unknown words, as "cannot" in "cannot be free from nuts", and "no" beside "free". */
function countDoubts(segment: readonly Phrase[]): number {
  const unknown = segment.filter(({ meanings }) => meanings.length === 0).length;
  const has = (kind: Meaning['kind']) => segment.some((phrase) => is(phrase, kind));
  return has('freeFrom') && has('free') ? unknown + 1 : unknown;
}

/** A list stays "may contain" up to its end. A claim ends at a comma: "free from milk, egg". */
function modeAfter(
  gap: string,
  mode: Clause['mode'],
  beforeBracket: Clause['mode'],
): Clause['mode'] {
  if (SENTENCE_END.test(gap)) return 'contains';
  const outer = gap.includes(')') ? beforeBracket : mode;
  return LIST_COMMA.test(gap) && outer !== 'mayContain' ? 'contains' : outer;
}

export function is({ meanings }: Phrase, kind: Meaning['kind']): boolean {
  return meanings.some((meaning) => meaning.kind === kind);
}
