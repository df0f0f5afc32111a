import { useMemo } from 'react';
import { hasChosenAllergen } from '../../domain/allergens/marks.ts';
import { filterSections, keepItems } from '../../domain/search.ts';
import type { Section } from '../../domain/types.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { chooseAllergens, useAllergens, useMarks } from './allergens-provider.tsx';

export function useHiddenDishes(sections: readonly Section[], query: string) {
  const { language, messages } = useLanguage();
  const { groups, isHiding } = useAllergens();
  const { marksOf, chosenIn } = useMarks();
  const offered = useMemo(
    () => (isHiding ? keepItems(sections, (item) => !hasChosenAllergen(marksOf(item))) : sections),
    [sections, marksOf, isHiding],
  );
  // Of the matches while there is a query. Empty where nothing is hidden.
  const hiddenMessage = useMemo(() => {
    if (!isHiding) return '';
    const names = chosenIn(language);
    const matches = filterSections(sections, query, language).flatMap(({ items }) => items);
    const hidden = matches.filter((item) => hasChosenAllergen(marksOf(item)));
    const count = hidden.length;
    if (count === 0) return '';
    if (query === '') return messages.hiddenDishes(count, names);
    const isCertain = hidden.every((item) => marksOf(item)[0]?.kind === 'contains');
    return messages.hiddenMatches({ count, isAll: count === matches.length, isCertain, names });
  }, [sections, query, language, messages, isHiding, marksOf, chosenIn]);
  return { offered, hiddenMessage, showHidden: () => chooseAllergens({ groups, isHiding: false }) };
}
