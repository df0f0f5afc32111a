import { readdir } from 'node:fs/promises';
import { CONTENT } from '../restaurant/folder.ts';
import { CATEGORIES, PARTS, SIZES, STYLES, type Words } from './menu-words.ts';

/**
 * Dishes with the pictures of the tests' menu. They are the same every time: menus of two sizes differ in
 * their length only.
 */
export async function generateItems(size: number) {
  const pictures = (await readdir(`${CONTENT}/images/dishes`)).toSorted();
  return Array.from({ length: size }, (_, position) => {
    const category = pick(CATEGORIES, position);
    const round = Math.floor(position / CATEGORIES.length);
    const dish = pick(category.dishes, round);
    const title = [pick(STYLES, round), dish, pick(SIZES, round)] as const;
    const parts = [pick(PARTS, position), pick(PARTS, position * 3 + 1), pick(PARTS, round + 2)];
    const price = String(18 + ((position * 37) % 280));
    const calories = 120 + ((position * 53) % 900);
    return {
      id: `dish-${position + 1}`,
      itemImage: `images/dishes/${pick(pictures, position)}`,
      titleEn: joinTitle(title, 0),
      titleAr: joinTitle([title[1], title[0], title[2]], 1),
      descriptionsEn: parts.map(([en]) => en).join('/'),
      descriptionsAr: parts.map(([, ar]) => ar).join('/'),
      priceEn: price,
      priceAr: price,
      caloriesEn: `${calories} kcal`,
      caloriesAr: `${calories} سعرة`,
      allergensEn: 'Milk, mustard',
      allergensAr: 'حليب، خردل',
      categoryEn: category.name[0],
      categoryAr: category.name[1],
      index: round + 1,
      ...(position % 9 === 0 ? { tags: 'Best' } : {}),
    };
  });
}

function joinTitle(words: readonly Words[], language: 0 | 1): string {
  return words
    .map((pair) => pair[language])
    .filter((word) => word !== '')
    .join(' ');
}

function pick<T>(list: readonly T[], position: number): T {
  const found = list[position % list.length];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}
