import { createDictionary, type Meaning } from './allergen-dictionary.ts';
import { ALLERGEN_GROUPS, type AllergenGroup } from './allergen-groups.ts';
import { type PhraseDictionary, tokenize } from './phrase-dictionary.ts';

export type Certainty = 'contains' | 'mayContain' | 'freeFrom';

/** A part of a text that names an allergen. */
export interface Naming {
  readonly start: number;
  readonly end: number;
  /** Ids of groups. None: the word belongs to no group. */
  readonly groups: readonly string[];
  readonly certainty: Certainty;
  /** A word beside a known one, as "fresh" in "fresh milk". */
  readonly isQualifier: boolean;
}

/** What one text says about allergens. */
export interface TextStatement {
  readonly namings: readonly Naming[];
  /** Groups that the text may include without naming them: "nuts" leaves peanuts open. */
  readonly unclear: readonly string[];
  readonly saysNone: boolean;
  /** "Ask us", "unknown": what the text does not name stays open. */
  readonly isIncomplete: boolean;
}

export type ReadStatement = (text: string) => TextStatement;

/** Reads texts by the given groups. In doubt, a word counts as contained. */
export function createReadStatement(
  groups: readonly AllergenGroup[] = ALLERGEN_GROUPS,
): ReadStatement {
  const dictionary = createDictionary(groups);
  const cache = new Map<string, TextStatement>();
  return (text) => {
    const statement = cache.get(text) ?? readStatement(text, dictionary);
    cache.set(text, statement);
    return statement;
  };
}

/** A phrase of the dictionary, or a word that is in none. */
interface Phrase {
  readonly start: number;
  readonly end: number;
  readonly gap: string;
  readonly meanings: readonly Meaning[];
}

/** What stands between two separators, and how it is meant. */
interface Clause {
  readonly meant: Certainty | 'ask';
  readonly phrases: Phrase[];
}

function readStatement(text: string, dictionary: PhraseDictionary<Meaning>): TextStatement {
  const phrases = findPhrases(text, dictionary);
  const clauses = splitIntoClauses(phrases);
  return {
    namings: clauses.flatMap(readClause),
    unclear: clauses.flatMap(({ meant, phrases: ofClause }) =>
      meant === 'freeFrom'
        ? []
        : idsOf(
            ofClause.flatMap(({ meanings }) => meanings),
            'unclear',
          ),
    ),
    saysNone: clauses.some(saysNone),
    isIncomplete: phrases.some((phrase) => is(phrase, 'ask')),
  };
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

const SENTENCE_END = /[;؛\n!?؟]|\.(?=\s|$)/;
const LIST_COMMA = /[,،|•·]|\s[-–—]\s/;
const SEPARATOR = /[/\\&+[\]()]/;
const MODIFIERS = ['contains', 'mayContain', 'freeFrom', 'ask'] as const;

function splitIntoClauses(phrases: readonly Phrase[]): readonly Clause[] {
  const clauses: Clause[] = [{ meant: 'contains', phrases: [] }];
  let meant: Clause['meant'] = 'contains';
  let beforeBracket: Clause['meant'] = 'contains';
  for (const phrase of phrases) {
    const modifier = MODIFIERS.find((kind) => is(phrase, kind));
    if (phrase.gap.includes('(')) beforeBracket = meant;
    meant = modifier ?? meantAfter(phrase.gap, meant, beforeBracket);
    if (modifier || is(phrase, 'join') || isSeparator(phrase.gap)) {
      clauses.push({ meant, phrases: [] });
    }
    if (!modifier && !is(phrase, 'join')) clauses.at(-1)?.phrases.push(phrase);
  }
  return clauses;
}

/** A list stays "may contain" up to its end. A claim ends at a comma: "free from milk, egg". */
function meantAfter(
  gap: string,
  meant: Clause['meant'],
  beforeBracket: Clause['meant'],
): Clause['meant'] {
  if (SENTENCE_END.test(gap)) return 'contains';
  if (gap.includes(')')) return beforeBracket;
  return LIST_COMMA.test(gap) && meant !== 'mayContain' ? 'contains' : meant;
}

function isSeparator(gap: string): boolean {
  return [SENTENCE_END, LIST_COMMA, SEPARATOR].some((pattern) => pattern.test(gap));
}

function readClause({ meant, phrases }: Clause): readonly Naming[] {
  const isFree = (phrase: Phrase) => meant === 'freeFrom' || isFollowedBy(phrases, phrase, 'free');
  // A claim about a whole group covers its foods: "gluten-free bread". "Lactose-free milk" is milk.
  const freed = new Set(phrases.filter(isFree).flatMap(wholeGroups));
  const certainty = meant === 'ask' ? 'mayContain' : meant;
  const named = phrases.flatMap((phrase): readonly Naming[] => {
    const groups = isFree(phrase)
      ? wholeGroups(phrase)
      : idsOf(phrase.meanings, 'group').filter((id) => !freed.has(id));
    if (groups.length === 0) return [];
    const { start, end } = phrase;
    return [
      {
        start,
        end,
        groups,
        certainty: isFree(phrase) ? 'freeFrom' : certainty,
        isQualifier: false,
      },
    ];
  });
  const isQualifier = named.length > 0 || meant === 'ask' || meant === 'freeFrom';
  return [...named, ...nameUnknown(phrases, certainty, isQualifier)];
}

/** Words of no group that stand together are one name: "monosodium glutamate". */
function nameUnknown(
  phrases: readonly Phrase[],
  certainty: Certainty,
  isQualifier: boolean,
): readonly Naming[] {
  const unknown = phrases.filter(({ meanings }) => meanings.length === 0);
  const [first] = unknown;
  const last = unknown.at(-1);
  if (!first || !last) return [];
  if (!isQualifier)
    return [{ start: first.start, end: last.end, groups: [], certainty, isQualifier }];
  return unknown.map(({ start, end }) => ({ start, end, groups: [], certainty, isQualifier }));
}

/** "None", "no allergens", "allergen-free", or "no" and nothing after it. */
function saysNone({ meant, phrases }: Clause): boolean {
  if (meant === 'freeFrom' && phrases.length === 0) return true;
  return phrases.some(
    (phrase) =>
      is(phrase, 'none') ||
      (is(phrase, 'allergen') && (meant === 'freeFrom' || isFollowedBy(phrases, phrase, 'free'))),
  );
}

function isFollowedBy(phrases: readonly Phrase[], phrase: Phrase, kind: Meaning['kind']): boolean {
  const next = phrases[phrases.indexOf(phrase) + 1];
  return next !== undefined && is(next, kind);
}

function wholeGroups({ meanings }: Phrase): readonly string[] {
  return meanings.flatMap((meaning) =>
    meaning.kind === 'group' && meaning.isWhole ? [meaning.id] : [],
  );
}

function idsOf(meanings: readonly Meaning[], kind: 'group' | 'unclear'): readonly string[] {
  return meanings.flatMap((meaning) => (meaning.kind === kind ? [meaning.id] : []));
}

function is({ meanings }: Phrase, kind: Meaning['kind']): boolean {
  return meanings.some((meaning) => meaning.kind === kind);
}
