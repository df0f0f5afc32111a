import { useMemo } from 'react';
import { hasChosenAllergen } from '../../domain/allergens/marks.ts';
import { filterSections, keepItems } from '../../domain/search.ts';
import type { Section } from '../../domain/types.ts';
import { useAllergens, useMarks } from '../allergens/allergens-provider.tsx';
import { useLanguage } from '../language/language-provider.tsx';

interface HiddenDishes {
  /** The menu without the dishes that contain or may contain a chosen allergen. */
  readonly offered: readonly Section[];
  /** Says what is hidden: of the matches while there is a query. Empty where nothing is. */
  readonly hiddenMessage: string;
  readonly showHidden: () => void;
}

/** Leaves out dishes with the visitor's allergens, if the visitor wants that. */
export function useHiddenDishes(sections: readonly Section[], query: string): HiddenDishes {
  const { language, messages } = useLanguage();
  const { allergens, isHiding, choose } = useAllergens();
  const { marksOf, chosenIn } = useMarks();
  const offered = useMemo(
    () => (isHiding ? keepItems(sections, (item) => !hasChosenAllergen(marksOf(item))) : sections),
    [sections, marksOf, isHiding],
  );
  const hiddenMessage = useMemo(() => {
    if (!isHiding) return '';
    if (query === '') return messages.hiddenDishes;
    const matches = filterSections(sections, query, language)
      .flatMap(({ items }) => items)
      .filter((item) => hasChosenAllergen(marksOf(item)));
    const isCertain = matches.every((item) => marksOf(item)[0]?.kind === 'contains');
    return matches.length === 0
      ? ''
      : messages.hiddenMatches(matches.length, isCertain, chosenIn(language));
  }, [sections, query, language, messages, isHiding, marksOf, chosenIn]);
  return { offered, hiddenMessage, showHidden: () => choose({ allergens, isHiding: false }) };
}
