import { expect, test } from 'vitest';
import { itemWith } from '../../domain/item.fixture.ts';
import { factsOf, formatCalories, isHighInSalt } from './dish-facts.ts';

const item = itemWith({
  id: 'soup',
  calories: { en: '0', ar: '0' },
  allergens: { en: 'Milk' },
});

const linesOf = (...given: Parameters<typeof factsOf>) =>
  factsOf(...given).map(({ label, value }) => `${label} ${value}`.trim());

test('§5 calories and allergens only if present, in the language asked for', () => {
  expect(linesOf(item, 'en')).toEqual(['Calories: 0', 'Allergens: Milk']);
  expect(linesOf(item, 'ar')).toEqual(['السعرات الحرارية: 0']);
});

test('salt, caffeine and walking, only if present', () => {
  const coffee = itemWith({
    id: 'coffee',
    sodiumMg: 2240,
    caffeine: { en: '95 mg per cup', ar: '95 ملجم للكوب' },
    activityMinutes: 55,
  });
  expect(linesOf(coffee, 'en')).toEqual([
    'Salt: 5.6 g',
    'Caffeine: 95 mg per cup',
    'About 55 minutes of walking to burn it off',
  ]);
  expect(linesOf(coffee, 'ar')).toEqual([
    'الملح: 5.6 جم',
    'الكافيين: 95 ملجم للكوب',
    'نحو 55 دقيقة من المشي لحرق سعراته',
  ]);
});

test.each([
  {
    minutes: 1,
    en: 'About 1 minute of walking to burn it off',
    ar: 'نحو دقيقة واحدة من المشي لحرق سعراته',
  },
  {
    minutes: 2,
    en: 'About 2 minutes of walking to burn it off',
    ar: 'نحو دقيقتين من المشي لحرق سعراته',
  },
  {
    minutes: 10,
    en: 'About 10 minutes of walking to burn it off',
    ar: 'نحو 10 دقائق من المشي لحرق سعراته',
  },
  {
    minutes: 11,
    en: 'About 11 minutes of walking to burn it off',
    ar: 'نحو 11 دقيقة من المشي لحرق سعراته',
  },
])('$minutes minutes', ({ minutes, en, ar }) => {
  const walk = itemWith({ id: 'x', activityMinutes: minutes });
  expect([...linesOf(walk, 'en'), ...linesOf(walk, 'ar')]).toEqual([en, ar]);
});

test.each([
  { why: 'with a unit they say it themselves', stored: '780 kcal', shown: '780\u00a0kcal' },
  { why: 'in Arabic, too', stored: '780 سعرة', shown: '780\u00a0سعرة' },
  { why: 'a bare number is told what it counts', stored: '780', shown: 'Calories: 780' },
])('$why: "$stored"', ({ stored, shown }) => {
  expect(formatCalories(stored, 'Calories:')).toBe(shown);
});

test('more than 2,000 mg of sodium is high in salt', () => {
  const isHigh = (sodiumMg?: number) =>
    isHighInSalt(itemWith(sodiumMg === undefined ? { id: 'x' } : { id: 'x', sodiumMg }));
  expect([isHigh(), isHigh(2000), isHigh(2001)]).toEqual([false, false, true]);
});
