import { MENU } from '../../src/content/backend.ts';
import type { AllergenReader } from '../../src/domain/allergens/allergen-reader.ts';
import { NEUTRAL_WORDS } from '../../src/domain/allergens/words.ts';
import { fold } from '../../src/domain/fold.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import type { Item } from '../../src/domain/types.ts';
import { isOneErrorAway } from './check-texts.ts';
import { type Finding, type ReadContent, warning } from './content.ts';

/** What the app does not believe in allergen statements, and where the two languages differ. */
export function checkAllergens({ items }: ReadContent, reader: AllergenReader): readonly Finding[] {
  return items.flatMap((item) => [
    ...LANGUAGES.flatMap((language) => {
      const text = item.allergens[language];
      if (text === undefined || reader.readStatement(text).isBelieved) return [];
      const field = language === 'en' ? 'allergensEn' : 'allergensAr';
      const message = `it is not believed: ${whyNotBelieved(text, reader)}`;
      return [warning({ collection: MENU, id: item.id, field }, message, text)];
    }),
    ...compareLanguages(item, reader),
  ]);
}

function whyNotBelieved(text: string, reader: AllergenReader): string {
  const { unknownWords, denies } = reader.readStatement(text);
  const words = [...new Set(unknownWords)].map((word) => {
    const near = nearestWord(word, reader);
    return near === undefined ? `"${word}"` : `"${word}" (${near}?)`;
  });
  if (words.length > 0) {
    return `unknown: ${words.join(', ')}; correct it, or add it to allergens in menu.config.ts`;
  }
  return denies
    ? 'it says what the dish does not contain; state what it contains'
    : 'it names no allergen; state what the dish contains, or "None"';
}

function compareLanguages({ id, allergens }: Item, { readStatement }: AllergenReader) {
  const [english, arabic] = LANGUAGES.map((language) => {
    const text = allergens[language];
    return text === undefined ? text : readStatement(text).namings.flatMap(({ groups }) => groups);
  });
  if (!english || !arabic) return [];
  const differing = [...english, ...arabic].filter(
    (group) => !english.includes(group) || !arabic.includes(group),
  );
  if (differing.length === 0) return [];
  const message = `names other allergens than allergensEn: ${[...new Set(differing)].join(', ')}`;
  return [warning({ collection: MENU, id, field: 'allergensAr' }, message)];
}

/** The known word that is one typing error away. */
function nearestWord(word: string, { groups }: AllergenReader): string | undefined {
  const folded = fold(word);
  if (folded.length < 4) return undefined;
  const known = [...groups, { words: NEUTRAL_WORDS }].flatMap(({ words }) => words.split(/,\s*/));
  return known.find((one) =>
    [fold(one), `${fold(one)}s`, `ال${fold(one)}`].some((form) => isOneErrorAway(folded, form)),
  );
}
