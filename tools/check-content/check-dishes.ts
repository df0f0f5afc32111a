import { MENU } from '../../src/content/backend.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { fold } from '../../src/domain/fold.ts';
import { hasText, LANGUAGES, type LocalizedText } from '../../src/domain/language.ts';
import { parseNumber } from '../../src/domain/price.ts';
import type { Item } from '../../src/domain/types.ts';
import { type Finding, type ReadContent, warning } from './content.ts';

/** The field, what is wrong with the dish, and what the diner sees. */
type DishCheck = readonly [string, (item: Item) => boolean, string];

const BREAKS_LINKS = 'breaks links: a blank, a slash, a hidden letter or over 100 letters';

const DISH_CHECKS: readonly DishCheck[] = [
  ['id', ({ id }) => /^#\d+$/.test(id), 'is missing: a link to the dish may lose it'],
  ['id', ({ id }) => /[\s/\p{C}]|.{101}/u.test(id), BREAKS_LINKS],
  ['priceEn', ({ price }) => !hasText(price), 'is missing: nobody is told what the dish costs'],
  ['caloriesEn', ({ calories }) => !hasText(calories), 'is missing: nobody is told its calories'],
  ['allergensEn', ({ allergens }) => !hasText(allergens), 'is missing: diners are told to ask'],
  ['categoryEn', ({ category }) => !hasText(category), 'is missing: the dish is under “More”'],
  ['itemImage', ({ image }) => image === undefined, 'is missing: the brand’s mark stands there'],
];

/** Drinks that have caffeine, by the words of their folded names. */
const CAFFEINE =
  /(?<!\p{L})(?:coffee|espresso|latte|cappuccino|americano|tea|matcha|cola|(?:ال)?(?:قهوه|اسبريسو|لاتيه|كابتشينو|امريكانو|شاي|ماتشا|كولا))(?!\p{L})/u;

/** What the Saudi Food and Drug Authority asks for, besides calories and allergens. */
const SFDA_CHECKS: readonly DishCheck[] = [
  [
    'caffeineEn',
    ({ title, caffeine }) => !hasText(caffeine) && isFound(CAFFEINE, title),
    'is missing: the SFDA asks for the caffeine of drinks that have some',
  ],
  [
    'activityMinutes',
    ({ activityMinutes, calories }) => activityMinutes === undefined && isFound(/[1-9]/, calories),
    'is missing: the SFDA asks how long a walk uses up the calories',
  ],
];

function isFound(pattern: RegExp, text: LocalizedText): boolean {
  return LANGUAGES.some((language) => pattern.test(fold(text[language] ?? '')));
}

/** What `menu.config.ts` says about dishes. */
export type DishBrand = Pick<Partial<Brand>, 'rules' | 'showsCaloriesOnCards' | 'tags'>;

/** What dishes lack, and what does not fit together in them. */
export function checkDishes({ items }: ReadContent, brand: DishBrand): readonly Finding[] {
  const isSfda = brand.rules === 'sfda';
  const checks = isSfda ? [...DISH_CHECKS, ...SFDA_CHECKS] : DISH_CHECKS;
  const findings = items.flatMap((item) => [
    ...checks
      .filter(([, isWrong]) => isWrong(item))
      .map(([field, , message]) => warning({ collection: MENU, id: item.id, field }, message)),
    ...checkTags(item, brand),
    ...comparePrices(item),
  ]);
  return isSfda ? [...findings, ...checkMenu(items, brand)] : findings;
}

function checkMenu(items: readonly Item[], { showsCaloriesOnCards }: DishBrand) {
  const setting = { collection: 'menu.config.ts', id: '', field: 'showsCaloriesOnCards' } as const;
  const salt = { collection: MENU, id: '', field: 'sodiumMg' } as const;
  const saltRule = 'is stated for no dish: the SFDA asks for a mark above 2,000 mg of sodium';
  const cardRule = 'is false: the SFDA asks for calories beside the price';
  return [
    ...(showsCaloriesOnCards === false ? [warning(setting, cardRule)] : []),
    // Only the kitchen knows which dishes are that salty: one statement shows that it looked.
    ...(items.every(({ sodiumMg }) => sodiumMg === undefined) ? [warning(salt, saltRule)] : []),
  ];
}

/** Tags that `menu.config.ts` does not name as they are written. */
function checkTags({ id, tags = '' }: Item, { tags: words }: DishBrand): readonly Finding[] {
  const known = Object.keys(words ?? {});
  const unknown = tags.split(/\s*[,،]\s*/).filter((tag) => tag !== '' && !known.includes(tag));
  if (!words) return [];
  return unknown.map((tag) => {
    const twin = known.find((one) => one.toLowerCase() === tag.toLowerCase());
    const message = twin
      ? `menu.config.ts writes it "${twin}": its style may be missing`
      : 'menu.config.ts has no word for it: diners read it as it is stored';
    return warning({ collection: MENU, id, field: 'tags' }, message, tag);
  });
}

function comparePrices({ id, price }: Item): readonly Finding[] {
  const [english, arabic] = LANGUAGES.map((language) => parseNumber(price[language]));
  if (english === undefined || arabic === undefined || english === arabic) return [];
  const message = `priceEn is ${english}: diners are told a wrong price in one language`;
  return [warning({ collection: MENU, id, field: 'priceAr' }, message, `${arabic}`)];
}
