import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  { language: 'en', dish: undefined, address: '/Public-Menu-Access' },
  { language: 'ar', dish: undefined, address: '/Public-Menu-Access?lang=ar' },
  { language: 'en', dish: 'ribeye', address: '/Public-Menu-Access?dish=ribeye' },
  { language: 'ar', dish: 'a&b', address: '/Public-Menu-Access?lang=ar&dish=a%26b' },
] as const)('$address', ({ language, dish, address }) => {
  expect(pageAddress({ language, dish })).toBe(address);
});
