import { expect, test } from 'vitest';
import { checkRules } from './check-rules.ts';
import { contentOf, lineOf } from './content.fixture.ts';

const dish = { id: 'd', titleEn: 'Ribeye' };
const complete = {
  ...dish,
  caloriesEn: '780 kcal',
  sodiumMg: 2240,
  caffeineEn: '95 mg',
  activityMinutes: '55',
};

const linesOf = (item: object, rules: 'sfda' | 'none', showsCaloriesOnCards: boolean) =>
  checkRules(contentOf({ items: [item] }), { rules, showsCaloriesOnCards }).map(lineOf);

test('without rules nothing is asked for', () => {
  expect(linesOf(dish, 'none', false)).toEqual([]);
});

test('the SFDA asks for calories, sodium, caffeine and activity', () => {
  expect(linesOf(dish, 'sfda', true)).toEqual([
    'warning rules d caloriesEn',
    'warning rules d sodiumMg',
    'warning rules d caffeineEn',
    'warning rules d activityMinutes',
  ]);
  expect(linesOf(complete, 'sfda', true)).toEqual([]);
});

test('calories that cards do not show are reported', () => {
  expect(linesOf(complete, 'sfda', false)).toEqual(['warning rules d caloriesEn']);
});
