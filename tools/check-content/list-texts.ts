import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import { mapValues } from '../../src/content/fields.ts';
import { CATEGORY_NAMES, SLIDE_TEXTS } from '../../src/content/parsers.ts';
import type { Language, LocalizedText } from '../../src/domain/language.ts';
import type { ReadContent } from './read-content.ts';

interface StoredText {
  readonly collection: CollectionName;
  readonly id: string;
  /** The fields that hold the text. */
  readonly stored: Readonly<Record<Language, string>>;
  readonly text: LocalizedText;
  readonly isShown: boolean;
  readonly isOptional: boolean;
}

/** All texts of the content, each with the fields it is stored in. */
export function listTexts({ slides, sequence, items }: ReadContent): readonly StoredText[] {
  const always = { isShown: true, isOptional: false };
  return [
    ...slides.flatMap(({ id, title, description }): readonly StoredText[] => [
      { collection: HERO, id, stored: SLIDE_TEXTS.title, text: title, ...always },
      { collection: HERO, id, stored: SLIDE_TEXTS.description, text: description, ...always },
    ]),
    ...sequence.map(
      ({ id, name }): StoredText => ({
        collection: SEQUENCE,
        id,
        stored: CATEGORY_NAMES,
        text: name,
        ...always,
      }),
    ),
    ...items.flatMap((item) =>
      Object.values(
        mapValues(
          DISH_TEXTS,
          ({ stored, isShown, isOptional }, field): StoredText => ({
            collection: MENU,
            id: item.id,
            stored,
            text: item[field],
            isShown,
            isOptional,
          }),
        ),
      ),
    ),
  ];
}
