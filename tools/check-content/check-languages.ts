import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { Bilingual } from '../../src/domain/language.ts';
import { costOf } from './costs.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** Texts that the readers of one language have and those of the other have not. */
export function checkLanguages({ slides, sequence, items }: ReadContent): readonly Finding[] {
  return [
    ...slides.flatMap(({ id, title, description }) => [
      ...compare(HERO, id, ['title', 'titleAr'], title),
      ...compare(HERO, id, ['description', 'descriptionAr'], description),
    ]),
    ...sequence.flatMap(({ id, name }) =>
      compare(SEQUENCE, id, ['categoryEn', 'categoryAr'], name),
    ),
    ...items.flatMap(({ id, title, description, price, calories, allergens }) => [
      ...compare(MENU, id, ['titleEn', 'titleAr'], title),
      ...compare(MENU, id, ['descriptionsEn', 'descriptionsAr'], description),
      ...compare(MENU, id, ['priceEn', 'priceAr'], price),
      ...compare(MENU, id, ['caloriesEn', 'caloriesAr'], calories),
      ...compare(MENU, id, ['allergensEn', 'allergensAr'], allergens),
    ]),
  ];
}

/** Unlike a name, a price or an allergen: a dish without them shows, but poorly. */
const DISPENSABLE = /^(?:descriptions|calories)/;

function compare(
  collection: CollectionName,
  id: string,
  [inEnglish, inArabic]: readonly [string, string],
  { en, ar }: Bilingual,
): readonly Finding[] {
  if ((en === undefined) === (ar === undefined)) return [];
  const field = en === undefined ? inEnglish : inArabic;
  const message = `is missing, while ${en === undefined ? inArabic : inEnglish} is there`;
  const { cost, severity } = costOf(collection, field);
  return [
    {
      collection,
      id,
      field,
      message,
      kind: 'one-language',
      severity: DISPENSABLE.test(field) ? 'warning' : severity,
      cost,
    },
  ];
}
