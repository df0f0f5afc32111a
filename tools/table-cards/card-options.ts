import { parseCommandLine } from '../../server/command-line.ts';
import { OperatorError } from '../../server/errors.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { parseTable } from '../../src/domain/visit.ts';

/** What the code opens: the menu in one language, or in the one that the diner chose last. */
export const CARD_LANGUAGES = [...LANGUAGES, 'both'] as const;

export type CardLanguage = (typeof CARD_LANGUAGES)[number];

const CARD_SIZES = ['a6', 'a5', 'tent'] as const;

export type CardOptions = ReturnType<typeof parseOptions>;

const USAGE = `npm run table-cards -- [DIR] [--tables 1-40,A1] [--no-table-in-code] [--branch ID] [--note TEXT] [--lang ${CARD_LANGUAGES.join('|')}] [--size ${CARD_SIZES.join('|')}]`;

const OPTIONS = {
  tables: { type: 'string' },
  'no-table-in-code': { type: 'boolean', default: false },
  branch: { type: 'string' },
  note: { type: 'string' },
  lang: { type: 'string', default: 'both' },
  size: { type: 'string', default: 'a6' },
} as const;

const MAX_TABLES = 1000;

export function parseOptions(given: readonly string[]) {
  const { values, folder = 'table-cards' } = parseCommandLine(given, OPTIONS, USAGE);
  return {
    folder,
    // None: one sheet of equal cards.
    tables: values.tables === undefined ? [] : parseTables(values.tables),
    branch: values.branch?.toLowerCase(),
    hasTableInCode: !values['no-table-in-code'],
    note: values.note,
    language: oneOf(CARD_LANGUAGES, values.lang, '--lang'),
    size: oneOf(CARD_SIZES, values.size, '--size'),
  };
}

/** Names, numbers and ranges of them: `1-12,20,A1,Terrace 3`. */
function parseTables(text: string): readonly string[] {
  const tables = text.split(',').flatMap((part) => {
    const name = parseTable(part);
    const [, first, last] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    if (name === undefined || count < 1) {
      throw new OperatorError(`--tables cannot be "${text}": ${USAGE}`);
    }
    if (first === undefined) return [name];
    const length = Math.min(count, MAX_TABLES + 1);
    return Array.from({ length }, (_, position) => `${Number(first) + position}`);
  });
  if (tables.length <= MAX_TABLES) return tables;
  throw new OperatorError(`--tables names more than ${MAX_TABLES}: ${USAGE}`);
}

function oneOf<T extends string>(known: readonly T[], given: string, option: string): T {
  const found = known.find((one) => one === given);
  if (found !== undefined) return found;
  const choice = known.join(', ');
  throw new OperatorError(`${option} must be one of ${choice}, but is "${given}": ${USAGE}`);
}
