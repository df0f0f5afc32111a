import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { findMistakes } from './check-brand.ts';

test('a brand that can be built has no mistakes', async () => {
  expect(await findMistakes(brand)).toEqual([]);
  const lunch = { days: [5, 6], fromHour: 0, untilHour: 24 };
  expect(await findMistakes({ ...brand, lunch })).toEqual([]);
});

const { vendor: _vendor, ...withoutVendor } = brand;

test.each([
  { why: 'a missing field', given: withoutVendor, line: 'vendor is missing' },
  {
    why: 'a missing language',
    given: { ...brand, name: { en: 'Grill' } },
    line: 'name.ar is missing',
  },
  {
    why: 'an unknown field',
    given: { ...brand, colors: {} },
    line: 'colors is not a known field',
  },
  {
    why: 'an unknown link',
    given: { ...brand, links: { findStore: 'https://grill.example' } },
    line: 'links.findStore is not a known field',
  },
  {
    why: 'a link that is no address',
    given: { ...brand, links: { findStores: 'grill.example/stores' } },
    line: 'links.findStores must be an address such as https://example.com, but is "grill.example/stores"',
  },
  {
    why: 'a link that is a script',
    given: { ...brand, links: { downloadApp: 'javascript:alert(1)' } },
    line: 'links.downloadApp must be an address such as https://example.com, but is "javascript:alert(1)"',
  },
  {
    why: 'a lunch that ends before it begins',
    given: { ...brand, lunch: { days: [5], fromHour: 16, untilHour: 12 } },
    line: 'lunch must end after it begins, but is {"days":[5],"fromHour":16,"untilHour":12}',
  },
  {
    why: 'a lunch on a day that is none',
    given: { ...brand, lunch: { days: [0, 7], fromHour: 11, untilHour: 24 } },
    line: 'lunch.days.1 must be a whole number from 0 to 6, but is 7',
  },
  {
    why: 'a lunch without an end',
    given: { ...brand, lunch: { days: [0], fromHour: 11 } },
    line: 'lunch.untilHour is missing',
  },
  {
    why: 'a colour that is none',
    given: { ...brand, accent: { dark: 'orangish', light: '#a8410f' } },
    line: 'accent.dark must be a colour such as #a8410f, but is "orangish"',
  },
  {
    why: 'a value of another kind',
    given: { ...brand, showsCaloriesOnCards: 'yes' },
    line: 'showsCaloriesOnCards must be true or false, but is "yes"',
  },
  {
    why: 'an empty name',
    given: { ...brand, name: { en: ' ', ar: 'شواء' } },
    line: 'name.en must not be empty, but is ""',
  },
  {
    why: 'a logo of another format',
    given: { ...brand, logo: '/logo.pdf' },
    line: 'logo must be an SVG or PNG file of public/, such as /logo.svg, but is "/logo.pdf"',
  },
  {
    why: 'a logo that is not there',
    given: { ...brand, logo: '/nope.svg' },
    line: expect.stringMatching(/^logo cannot be read from public\/nope\.svg: .*no such file/),
  },
  {
    why: 'a template without its places',
    given: { ...brand, pictureTemplate: 'https://cdn.example/{url}' },
    line: 'pictureTemplate must have {url} and {width} in it, but is "https://cdn.example/{url}"',
  },
  {
    why: 'an accent too pale for the light palette',
    given: { ...brand, accent: { dark: '#f0884a', light: '#ffcc00' } },
    line: 'accent.light: accent #ffcc00 on page #faf6f0 has a contrast of 1.40, and text needs 4.5',
  },
])('$why is one line', async ({ given, line }) => {
  expect(await findMistakes(given)).toEqual([line]);
});
