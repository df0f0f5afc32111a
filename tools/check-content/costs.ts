import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { DISH_TEXTS, DISH_VALUES } from '../../src/content/dish-fields.ts';
import { mapValues } from '../../src/content/fields.ts';
import { CATEGORY_NAMES, SLIDE_TEXTS } from '../../src/content/parsers.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import type { DishText, DishValue } from '../../src/domain/types.ts';
import { LANGUAGE_NAMES } from '../../src/i18n/en.ts';
import type { Severity } from './finding.ts';

export interface Cost {
  readonly severity: Severity;
  readonly cost: string;
}

const error = (cost: string): Cost => ({ severity: 'error', cost });
const warning = (cost: string): Cost => ({ severity: 'warning', cost });

const readersOf = (language: Language) => `${LANGUAGE_NAMES[language]} readers`;

/** What the diner loses with a text of a dish in one language. */
const DISH_TEXT_COSTS: Readonly<Record<DishText, (readers: string) => Cost>> = {
  title: (readers) => error(`${readers} see the dish without its name`),
  description: (readers) => error(`${readers} are not told what the dish is`),
  price: (readers) => error(`${readers} are not told what the dish costs`),
  calories: (readers) => error(`${readers} are not told the calories`),
  caffeine: (readers) => error(`${readers} are not told how much caffeine is in it`),
  allergens: (readers) => error(`${readers} are not warned of allergens`),
  category: () => warning('the dish may be looked for in vain in its category'),
};

const DISH_VALUE_COSTS: Readonly<Record<DishValue, Cost>> = {
  image: error('the dish is shown without a picture'),
  index: warning('the dish comes last in its category'),
  tags: error('nobody sees that the dish is recommended'),
  sodiumMg: error('nobody is told how salty the dish is'),
  activityMinutes: error('nobody is told how long a walk uses it up'),
};

/** By stored name; the empty name is the whole document. */
const COSTS: Readonly<Record<CollectionName, Readonly<Record<string, Cost>>>> = {
  [HERO]: {
    '': error('the slide is not shown'),
    ...costsByLanguage(
      SLIDE_TEXTS.title,
      slideTextCost('title', 'are not told what the slide shows'),
    ),
    ...costsByLanguage(
      SLIDE_TEXTS.description,
      slideTextCost('text', 'see the slide without its text'),
    ),
    imageUrl: error('the slide is not shown'),
  },
  [SEQUENCE]: {
    '': warning('its category comes after those that have a place'),
    ...costsByLanguage(CATEGORY_NAMES, categoryNameCost),
    index: warning('its category comes after those that have a place'),
  },
  [MENU]: { '': error('the dish is not shown'), ...dishCosts() },
};

function dishCosts(): Readonly<Record<string, Cost>> {
  const costs: Record<string, Cost> = {};
  mapValues(DISH_VALUES, (stored, field) => {
    costs[stored] = DISH_VALUE_COSTS[field];
  });
  mapValues(DISH_TEXTS, ({ stored }, field) => {
    const costIn = (language: Language) => DISH_TEXT_COSTS[field](readersOf(language));
    Object.assign(costs, costsByLanguage(stored, costIn));
  });
  return costs;
}

function costsByLanguage(
  stored: Readonly<Record<Language, string>>,
  costIn: (language: Language) => Cost,
): Readonly<Record<string, Cost>> {
  return Object.fromEntries(LANGUAGES.map((language) => [stored[language], costIn(language)]));
}

/** A slide falls back to its default text (`src/domain/language.ts`). */
function slideTextCost(text: string, loss: string): (language: Language) => Cost {
  return (language) =>
    language === 'en'
      ? error(`${readersOf(language)} ${loss}`)
      : warning(`${readersOf(language)} see the English ${text}`);
}

function categoryNameCost(language: Language): Cost {
  const fallback = LANGUAGES.find((other) => other !== language) ?? language;
  return warning(`${readersOf(language)} see the ${LANGUAGE_NAMES[fallback]} name`);
}

/** For a field that the parsers read and this table lacks. */
export const UNKNOWN_COST = 'it is not shown';

export function costOf(collection: CollectionName, field: string): Cost {
  return COSTS[collection][field] ?? error(UNKNOWN_COST);
}
