import { LANGUAGES } from '../../src/domain/language.ts';
import type { Finding } from './finding.ts';
import { listTexts } from './list-texts.ts';
import type { ReadContent } from './read-content.ts';

/** A tag, or a named or numbered character of HTML. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** Texts that were written for a page of HTML. */
export function checkMarkup(content: ReadContent): readonly Finding[] {
  return listTexts(content).flatMap(({ collection, id, stored, text }) =>
    LANGUAGES.flatMap((language): readonly Finding[] => {
      const [found] = MARKUP.exec(text[language] ?? '') ?? [];
      if (found === undefined) return [];
      const where = { collection, id, field: stored[language], found };
      const cost = 'diners read it letter by letter';
      return [{ ...where, message: 'has markup in it', kind: 'markup', severity: 'warning', cost }];
    }),
  );
}
