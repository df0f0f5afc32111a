import { expect, test } from 'vitest';
import { parseDocuments } from './backend.ts';
import { createItemParser } from './parsers.ts';

function parse(fields: Readonly<Record<string, unknown>>) {
  const problems: string[] = [];
  const item = createItemParser('/content/')({ id: 'a', fields }, (field, message, found) =>
    problems.push(`${field}: ${message}${found === undefined ? '' : `: ${found}`}`),
  );
  return { item, problems };
}

test('what cannot be read counts as absent, and all of it is reported', () => {
  const { item, problems } = parse({
    titleEn: true,
    titleAr: 'ريب آي',
    descriptionsEn: null,
    priceEn: { a: 1 },
    priceAr: 89,
    caloriesEn: ['720'],
    allergensEn: [['Milk']],
    index: [],
    sodiumMg: '2 g',
    activityMinutes: -5,
  });
  expect(item).toEqual({
    id: 'a',
    title: { ar: 'ريب آي' },
    description: {},
    price: { ar: '89' },
    calories: {},
    caffeine: {},
    allergens: {},
    category: {},
  });
  expect(problems).toEqual([
    'titleEn: must be a text or a number',
    'priceEn: must be a text or a number',
    'caloriesEn: must be a text or a number',
    'allergensEn: must be a text, a number or a list of them',
    'index: must be a number',
    'sodiumMg: must be a number that is not negative',
    'activityMinutes: must be a number that is not negative',
  ]);
});

test('a list of texts serves as a text where a menu may have one', () => {
  const { item, problems } = parse({
    tags: ['Best', 'Spicy'],
    allergensEn: ['Milk', 'Nuts'],
    allergensAr: ['حليب', 'مكسرات'],
    descriptionsEn: ['Rice', 'Salad'],
    titleEn: 'Ribeye',
    descriptionsAr: [],
  });
  expect(item).toMatchObject({
    tags: 'Best, Spicy',
    allergens: { en: 'Milk, Nuts', ar: 'حليب، مكسرات' },
    description: { en: 'Rice/Salad' },
  });
  expect(item?.description.ar).toBeUndefined();
  expect(problems).toEqual([]);
});

test('what is there is kept, what is blank is absent, numbers serve as texts', () => {
  const { item, problems } = parse({
    itemImage: 'images/ribeye.webp',
    titleEn: ' Ribeye ',
    titleAr: null,
    descriptionsEn: '',
    priceEn: 89.5,
    priceAr: 0,
    caloriesEn: 720,
    caffeineEn: '95 mg',
    sodiumMg: '2,240',
    activityMinutes: '٥٥',
    index: ' 3 ',
    tags: 'Best',
    unknownField: { ignored: true },
  });
  expect(problems).toEqual([]);
  expect(item).toEqual({
    id: 'a',
    image: '/content/images/ribeye.webp',
    title: { en: 'Ribeye' },
    description: {},
    price: { en: '89.5', ar: '0' },
    calories: { en: '720' },
    caffeine: { en: '95 mg' },
    allergens: {},
    category: {},
    index: 3,
    tags: 'Best',
    sodiumMg: 2240,
    activityMinutes: 55,
  });
});

test.each([
  ...[true, 'true', ' TRUE ', 'Yes', 'نعم', ' نعم\u200b', 1, '1', '١'].map((soldOut) => ({
    soldOut,
    result: true,
  })),
  ...[false, 'false', 'No', 'لا', 0, '0', '', ' ', null].map((soldOut) => ({
    soldOut,
    result: undefined,
  })),
])('soldOut: $soldOut is read as $result', ({ soldOut, result }) => {
  const { item, problems } = parse({ titleEn: 'A', soldOut });
  expect(item?.soldOut).toBe(result);
  expect(problems).toEqual([]);
});

test.each(['perhaps', 2, 'until 6', {}, [true], ['yes']])(
  'soldOut: %j is not sold out, and it is reported',
  (soldOut) => {
    const { item, problems } = parse({ titleEn: 'A', soldOut });
    expect(item?.soldOut).toBeUndefined();
    expect(problems).toEqual(['soldOut: must be true or false']);
  },
);

test.each([
  { why: 'alone', stored: 'Rib\ud800eye', title: 'Rib\ufffdeye' },
  { why: 'at the end', stored: 'ريب آي\udc00', title: 'ريب آي\ufffd' },
  { why: 'in a pair', stored: 'Ribeye 🥩', title: 'Ribeye 🥩' },
])('texts are well-formed: a surrogate $why', ({ stored, title }) => {
  expect(parse({ titleEn: stored, titleAr: stored }).item?.title).toEqual({ en: title, ar: title });
  expect(parseDocuments([{ id: stored }])[0]?.id).toBe(title);
});

test.each([
  { why: 'a direction override', stored: 'Rib\u202eeye\u202c', title: 'Ribeye' },
  { why: 'an isolate', stored: '\u2067Ribeye\u2069', title: 'Ribeye' },
  { why: 'NUL and other control characters', stored: 'Rib\0eye\x1b\x9f', title: 'Ribeye' },
  { why: 'zero-width characters', stored: '\ufeffRib\u200beye\u2060', title: 'Ribeye' },
  { why: 'joiners between Latin letters', stored: 'Rib\u200c\u200deye', title: 'Ribeye' },
])('a name reads as written, without $why', ({ stored, title }) => {
  expect(parse({ titleEn: stored, titleAr: '\u200b' }).item?.title).toEqual({ en: title });
});

test.each([
  { why: 'joiners after Arabic letters', text: 'می\u200cخواهم ه\u200d' },
  { why: 'a joiner in an emoji', text: 'Chef 👩🏽\u200d🍳' },
  { why: 'marks of direction, which turn nothing around', text: 'طبق (BBQ)\u200f' },
  { why: 'line breaks and tabs', text: 'Rib\r\n\teye' },
])('$why stay', ({ text }) => {
  expect(parse({ titleEn: text, titleAr: text }).item?.title).toEqual({ en: text, ar: text });
});

test.each([
  { why: 'a number', index: 2, result: 2 },
  { why: 'a numeric text', index: '2.5', result: 2.5 },
  { why: 'a blank text is none', index: ' ', result: undefined },
  { why: 'a word is none', index: 'first', result: undefined },
  { why: 'an object is none', index: {}, result: undefined },
  { why: 'infinity is none', index: '1e999', result: undefined },
])('an index may be $why', ({ index, result }) => {
  expect(parse({ titleEn: 'A', index }).item?.index).toBe(result);
});

test.each([
  {
    why: 'an absolute address stays',
    address: 'https://cdn.example/a.jpg',
    image: 'https://cdn.example/a.jpg',
  },
  {
    why: 'a relative one is relative to the folder',
    address: 'images/a b.jpg',
    image: '/content/images/a%20b.jpg',
  },
])('itemImage: $why', ({ address, image }) => {
  expect(parse({ titleEn: 'A', itemImage: address }).item?.image).toBe(image);
});

test('a dish with an unusable picture address shows without it, and it is reported', () => {
  const { item, problems } = parse({
    titleEn: 'A',
    itemImage: 'javascript:alert(1)',
  });
  expect(item?.image).toBeUndefined();
  expect(problems).toEqual(['itemImage: no usable address: javascript:alert(1)']);
});
