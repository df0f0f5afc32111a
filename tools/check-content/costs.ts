import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { Severity } from './finding.ts';

export interface Cost {
  readonly severity: Severity;
  readonly cost: string;
}

const error = (cost: string): Cost => ({ severity: 'error', cost });
const warning = (cost: string): Cost => ({ severity: 'warning', cost });

/** What the diner loses with a field, or with a whole document (the empty name). */
const COSTS: Readonly<Record<CollectionName, Readonly<Record<string, Cost>>>> = {
  [HERO]: {
    '': error('the slide is not shown'),
    title: error('English readers are not told what the slide shows'),
    titleAr: warning('Arabic readers see the English title'),
    description: error('English readers see the slide without its text'),
    descriptionAr: warning('Arabic readers see the English text'),
    imageUrl: error('the slide is not shown'),
  },
  [SEQUENCE]: {
    '': warning('its category comes after those that have a place'),
    categoryEn: warning('English readers see the Arabic name'),
    categoryAr: warning('Arabic readers see the English name'),
    index: warning('its category comes after those that have a place'),
  },
  [MENU]: {
    '': error('the dish is not shown'),
    itemImage: error('the dish is shown without a picture'),
    titleEn: error('English readers see the dish without its name'),
    titleAr: error('Arabic readers see the dish without its name'),
    descriptionsEn: error('English readers are not told what the dish is'),
    descriptionsAr: error('Arabic readers are not told what the dish is'),
    priceEn: error('English readers are not told what the dish costs'),
    priceAr: error('Arabic readers are not told what the dish costs'),
    caloriesEn: error('English readers are not told the calories'),
    caloriesAr: error('Arabic readers are not told the calories'),
    allergensEn: error('English readers are not warned of allergens'),
    allergensAr: error('Arabic readers are not warned of allergens'),
    categoryEn: warning('the dish may be looked for in vain in its category'),
    categoryAr: warning('the dish may be looked for in vain in its category'),
    index: warning('the dish comes last in its category'),
    tags: error('nobody sees that the dish is recommended'),
  },
};

/** For a field that the parsers read and this table lacks. */
export const UNKNOWN_COST = 'it is not shown';

export function costOf(collection: CollectionName, field: string): Cost {
  return COSTS[collection][field] ?? error(UNKNOWN_COST);
}
