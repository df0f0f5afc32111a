import { describe, expect, test } from 'vitest';
import { itemWith } from '../item.fixture.ts';
import { createMarks } from './allergen-marks.ts';
import { type Allergen, createAllergenReader } from './allergens.ts';

const reader = createAllergenReader();

function says(text: string, chosen: Allergen): readonly string[] {
  const { marksOf } = createMarks(reader, [chosen]);
  return marksOf(itemWith({ id: 'x', allergens: { en: text } })).map((mark) =>
    mark.kind === 'noInformation' ? mark.kind : `${mark.kind} ${mark.namesIn('en').join(', ')}`,
  );
}

const MILK = { group: 'milk' };
const NUTS = { group: 'nuts' };
const GLUTEN = { group: 'gluten' };

describe('a claim that is not plainly one is not believed', () => {
  test.each([
    { chosen: MILK, text: 'No allergens except milk' },
    { chosen: MILK, text: 'لا توجد مسببات حساسية سوى الحليب' },
    { chosen: MILK, text: 'We cannot guarantee an allergen-free kitchen' },
    { chosen: MILK, text: 'Our kitchen is not allergen-free' },
    { chosen: MILK, text: 'Nothing guaranteed' },
    { chosen: MILK, text: 'Wheat, non-fat milk powder, soy' },
    { chosen: MILK, text: 'Zero-fat yoghurt, wheat' },
    { chosen: MILK, text: 'Wheat. No cheese' },
    { chosen: GLUTEN, text: 'Milk. Not gluten-free' },
    { chosen: GLUTEN, text: 'Milk. Gluten-free option available' },
    { chosen: GLUTEN, text: 'حليب. غير خالي من الجلوتين' },
    { chosen: GLUTEN, text: 'Non-alcoholic malt drink, milk' },
    { chosen: GLUTEN, text: 'Gluten-free: no. Dairy' },
    { chosen: GLUTEN, text: 'Gluten-free? No' },
    { chosen: GLUTEN, text: 'Egg. No gluten-free' },
    { chosen: NUTS, text: 'Milk. We cannot guarantee that any dish is free from nuts' },
    { chosen: NUTS, text: 'حليب. لا يخلو من المكسرات' },
    { chosen: NUTS, text: 'لا ينصح به لمن لديه حساسية من المكسرات' },
    { chosen: { group: 'eggs' }, text: 'Milk. Cannot be made without egg' },
    { chosen: { group: 'peanuts' }, text: 'No added sugar peanut butter, milk' },
  ])('"$text": $chosen.group is asked for', ({ chosen, text }) => {
    expect(says(text, chosen)).toEqual(['noInformation']);
  });
});

describe('a claim ends with its list', () => {
  const SESAME = { group: 'sesame' };
  test.each([
    { chosen: MILK, text: 'No gluten (wheat), milk, egg' },
    { chosen: MILK, text: 'قمح. بدون بصل مع حليب' },
    { chosen: MILK, text: 'Without onions & with cheese, egg' },
    { chosen: MILK, text: 'Egg. No nuts / milk' },
    { chosen: SESAME, text: 'No nuts (tree nuts, peanuts), sesame, egg' },
    { chosen: SESAME, text: 'Wheat. No nuts with sesame' },
    { chosen: { group: 'eggs' }, text: 'خالي من الجلوتين (القمح)، حليب، بيض' },
  ])('"$text": contains $chosen.group', ({ chosen, text }) => {
    const name = reader.groups.find(({ id }) => id === chosen.group)?.name.en.toLowerCase();
    expect(says(text, chosen)).toEqual([`contains ${name}`]);
  });
});

test.each([
  'Multiple allergens',
  'All allergens',
  'جميع مسببات الحساسية',
  'Egg. May contain allergens',
  'Not suitable for people with allergies',
])('"%s": what is not named is asked for', (text) => {
  expect(says(text, MILK)).toEqual(['noInformation']);
});

test('a claim about a word of no group is believed if it stands alone', () => {
  const garlic: Allergen = { word: 'garlic', language: 'en' };
  expect(says('Egg, no garlic', garlic)).toEqual([]);
  expect(says('Egg, never without garlic', garlic)).toEqual(['mayContain garlic']);
});
