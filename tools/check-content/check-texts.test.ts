import { expect, test } from 'vitest';
import { dishLines } from './content.fixture.ts';

test.each([
  { why: 'nothing is wrong', fields: {}, lines: [] },
  {
    why: 'a name in English only',
    fields: { titleAr: '' },
    lines: ['error titleAr is missing, unlike titleEn, so Arabic readers do not see it'],
  },
  {
    why: 'allergens in English only: somebody may be harmed',
    fields: { allergensAr: undefined },
    lines: ['error allergensAr is missing, unlike allergensEn, so Arabic readers do not see it'],
  },
  {
    why: 'a description in English only',
    fields: { descriptionsEn: 'Beef' },
    lines: [
      'warning descriptionsAr is missing, unlike descriptionsEn, so Arabic readers do not see it',
    ],
  },
  {
    why: 'a text that cannot be read; it is not reported as missing, too',
    fields: { priceAr: {} },
    lines: ['error priceAr must be a text or a number, so Arabic readers do not see it'],
  },
  {
    why: 'a place that cannot be read',
    fields: { index: 'third' },
    lines: ['warning index must be a number, so it comes last'],
  },
  {
    why: 'an address that is none',
    fields: { itemImage: 'javascript:1' },
    lines: [
      'error itemImage is "javascript:1": no usable address, so the dish is shown without a picture',
    ],
  },
  {
    why: 'an unknown field with two letters swapped',
    fields: { titelEn: 'Ribeye' },
    lines: ['warning titelEn is no known field (titleEn?): nobody sees it'],
  },
  {
    why: 'an unknown field in another style',
    fields: { sodium_mg: 5, price_en: 1, calories: 7 },
    lines: [
      'warning calories is no known field (caloriesEn?): nobody sees it',
      'warning price_en is no known field (priceEn?): nobody sees it',
      'warning sodium_mg is no known field (sodiumMg?): nobody sees it',
    ],
  },
  {
    why: 'an unknown field that is a part of a known one',
    fields: { image: 'ribeye.webp', sold_out: true },
    lines: [
      'warning image is no known field (itemImage?): nobody sees it',
      'warning sold_out is no known field (soldOut?): nobody sees it',
    ],
  },
  { why: 'a dish that is sold out', fields: { soldOut: 'نعم' }, lines: [] },
  {
    why: 'a dish of which nobody knows whether it is sold out',
    fields: { soldOut: 'perhaps' },
    lines: ['error soldOut must be true or false, so diners can still order it'],
  },
  {
    why: 'an unknown field that is like none',
    fields: { chef: 'Ali' },
    lines: ['warning chef is no known field: nobody sees it'],
  },
  {
    why: 'a direction override, NUL and a zero-width character',
    fields: { descriptionsEn: 'Be\u202eef\0', descriptionsAr: 'لحم\u200b' },
    lines: [
      'warning descriptionsAr is "لحم<U+200B>": the page drops its hidden letters',
      'warning descriptionsEn is "Be<U+202E>ef<U+0000>": the page drops its hidden letters',
    ],
  },
  {
    why: 'Arabic letters in an English field, and the reverse',
    fields: { descriptionsEn: 'لحم', descriptionsAr: 'Beef 300' },
    lines: [
      'warning descriptionsAr is "Beef 300": all its letters are of another language',
      'warning descriptionsEn is "لحم": all its letters are of another language',
    ],
  },
  {
    why: 'a name of the other language beside its own letters',
    fields: { descriptionsEn: 'Beef لحم', descriptionsAr: 'صوص BBQ' },
    lines: [],
  },
  {
    why: 'a tag and a named character of HTML',
    fields: { descriptionsEn: 'Beef<br>\n', descriptionsAr: 'لحم &amp; أرز' },
    lines: [
      'warning descriptionsAr is "لحم &amp; أرز": diners read its markup letter by letter',
      'warning descriptionsEn is "Beef<br> ": diners read its markup letter by letter',
    ],
  },
  {
    why: 'no markup: an ampersand and signs',
    fields: { descriptionsEn: 'Mac & Cheese, fat < 20 g; salt > 1 g', descriptionsAr: 'لحم' },
    lines: [],
  },
  {
    why: 'a text longer than 2,000 characters',
    fields: { descriptionsEn: 'Beef'.repeat(501), descriptionsAr: 'لحم' },
    lines: [
      `warning descriptionsEn is "${'Beef'.repeat(15)}…": it is longer than 2,000 characters: nobody reads all of it`,
    ],
  },
  {
    why: 'a tag without a word',
    fields: { tags: 'Best, Halal' },
    lines: [
      'warning tags is "Halal": menu.config.ts has no word for it: diners read it as it is stored',
    ],
  },
  {
    why: 'a tag in another case',
    fields: { tags: 'best' },
    lines: ['warning tags is "best": menu.config.ts writes it "Best": its style may be missing'],
  },
  {
    why: 'no allergens, no picture',
    fields: { allergensEn: '', allergensAr: '', itemImage: '' },
    lines: [
      'warning allergensEn is missing: diners are told to ask',
      'warning itemImage is missing: the brand’s mark stands there',
    ],
  },
  {
    why: 'an allergen that is misspelt',
    fields: { allergensEn: 'Mlik', allergensAr: 'لبن' },
    lines: [
      'warning allergensAr names other allergens than allergensEn: milk',
      'warning allergensEn is "Mlik": it is not believed: unknown: "Mlik" (milk?); correct it, or add it to allergens in menu.config.ts',
    ],
  },
])('$why', async ({ fields, lines }) => {
  expect(await dishLines(fields)).toEqual(lines);
});
