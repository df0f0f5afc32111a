import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import { mapValues } from '../../src/content/fields.ts';
import { CATEGORY_NAMES, SLIDE_TEXTS } from '../../src/content/parsers.ts';
import { LANGUAGES, type Language, type LocalizedText } from '../../src/domain/language.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** A tag, or a named or numbered character of HTML. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/i;

/** Texts that were written for a page of HTML. */
export function checkMarkup({ slides, sequence, items }: ReadContent): readonly Finding[] {
  return [
    ...slides.flatMap(({ id, title, description }) => [
      ...findMarkup(HERO, id, SLIDE_TEXTS.title, title),
      ...findMarkup(HERO, id, SLIDE_TEXTS.description, description),
    ]),
    ...sequence.flatMap(({ id, name }) => findMarkup(SEQUENCE, id, CATEGORY_NAMES, name)),
    ...items.flatMap((item) =>
      Object.values(
        mapValues(DISH_TEXTS, ({ stored }, field) =>
          findMarkup(MENU, item.id, stored, item[field]),
        ),
      ).flat(),
    ),
  ];
}

function findMarkup(
  collection: CollectionName,
  id: string,
  stored: Readonly<Record<Language, string>>,
  text: LocalizedText,
): readonly Finding[] {
  return LANGUAGES.flatMap((language): readonly Finding[] => {
    const [found] = MARKUP.exec(text[language] ?? '') ?? [];
    if (found === undefined) return [];
    const place = { collection, id, field: stored[language], found };
    const cost = 'diners read it letter by letter';
    return [{ ...place, message: 'has markup in it', kind: 'markup', severity: 'warning', cost }];
  });
}
