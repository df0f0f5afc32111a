import { MENU } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import { hasText } from '../../src/domain/language.ts';
import type { Rules } from './check-rules.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

/** Dishes without a price or calories in any language. Allergens and rules have checks of their own. */
export function checkMissing({ items }: ReadContent, { rules }: Rules): readonly Finding[] {
  return items.flatMap(({ id, price, calories }) => {
    const missing = (field: string, cost: string): Finding => ({
      collection: MENU,
      id,
      field,
      message: 'is missing',
      kind: 'missing',
      severity: 'warning',
      cost,
    });
    const lacksCalories = rules !== 'sfda' && !hasText(calories);
    return [
      ...(hasText(price)
        ? []
        : [missing(DISH_TEXTS.price.stored.en, 'nobody is told what the dish costs')]),
      ...(lacksCalories
        ? [missing(DISH_TEXTS.calories.stored.en, 'nobody is told its calories')]
        : []),
    ];
  });
}
