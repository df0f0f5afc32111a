import type { Language } from './language.ts';
import { textIn } from './language.ts';
import { hasMatch } from './text-pieces.ts';
import type { Section } from './types.ts';

/** The categories whose name, as it is shown, has the query in it. What is found of a menu is its items. */
export function findCategories(
  sections: readonly Section[],
  query: string,
  language: Language,
): readonly Section[] {
  return sections.filter(({ name }) => hasMatch(textIn(name, language)?.text ?? '', query));
}
