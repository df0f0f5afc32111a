import { MENU } from '../../src/content/backend.ts';
import { DISH_TEXTS, DISH_VALUES } from '../../src/content/dish-fields.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { hasText } from '../../src/domain/language.ts';
import type { Item } from '../../src/domain/types.ts';
import type { Finding } from './finding.ts';
import type { ReadContent } from './read-content.ts';

export type Rules = Pick<Brand, 'rules' | 'showsCaloriesOnCards'>;

/** What the Saudi Food and Drug Authority asks menus to show since 1 July 2025. */
export function checkRules({ items }: ReadContent, brand: Rules): readonly Finding[] {
  return brand.rules === 'sfda' ? items.flatMap((item) => checkDish(item, brand)) : [];
}

function checkDish(item: Item, { showsCaloriesOnCards }: Rules): readonly Finding[] {
  const { calories, caffeine } = DISH_TEXTS;
  const finding = (field: string, message: string, rule: string): Finding => ({
    collection: MENU,
    id: item.id,
    field,
    message,
    kind: 'rules',
    severity: 'warning',
    cost: `the menu lacks what the SFDA asks for: ${rule}`,
  });
  const missing = (field: string, rule: string) => finding(field, 'is missing', rule);
  const isOnCard = 'the calories of every dish, where its price is shown';
  return [
    ...(hasText(item.calories) ? [] : [missing(calories.stored.en, isOnCard)]),
    ...(hasText(item.calories) && !showsCaloriesOnCards
      ? [
          finding(
            calories.stored.en,
            'is not on the card, because showsCaloriesOnCards in menu.config.ts is false',
            isOnCard,
          ),
        ]
      : []),
    ...(item.sodiumMg === undefined
      ? [missing(DISH_VALUES.sodiumMg, 'a salt shaker on dishes with more than 2,000 mg of sodium')]
      : []),
    ...(hasText(item.caffeine)
      ? []
      : [missing(caffeine.stored.en, 'the caffeine of drinks that have some')]),
    ...(item.activityMinutes === undefined
      ? [missing(DISH_VALUES.activityMinutes, 'how long a walk uses up the calories')]
      : []),
  ];
}
