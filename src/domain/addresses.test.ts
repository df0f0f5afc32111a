import { expect, test } from 'vitest';
import { pageAddress, resolveAddress, slideAddress } from './addresses.ts';

test.each([
  {
    why: 'relative to the folder',
    address: 'images/a b.webp',
    resolved: '/content/images/a%20b.webp',
  },
  { why: 'from the root', address: '/pictures/a.webp?v=2', resolved: '/pictures/a.webp?v=2' },
  {
    why: 'another site',
    address: 'https://cdn.example/a.webp',
    resolved: 'https://cdn.example/a.webp',
  },
  {
    why: 'another site, as the page is',
    address: '//cdn.example/a',
    resolved: 'https://cdn.example/a',
  },
  { why: 'no address of a picture', address: 'javascript:alert(1)', resolved: undefined },
  { why: 'no address at all', address: 'https://[', resolved: undefined },
])('$why: $address', ({ address, resolved }) => {
  expect(resolveAddress(address, '/content/')).toBe(resolved);
});

test('in a folder of another site: whole', () => {
  expect(resolveAddress('a.webp', 'https://cdn.example/dishes/')).toBe(
    'https://cdn.example/dishes/a.webp',
  );
});

test.each([
  { path: 'images/a b.webp', address: '/content/images/a%20b.webp' },
  { path: '/images/a.webp', address: '/content/images/a.webp' },
  { path: 'https://cdn.example/a.webp', address: 'https://cdn.example/a.webp' },
])('the slide path $path leads to $address', ({ path, address }) => {
  expect(slideAddress(path)).toBe(address);
});

test.each([
  { language: 'en', dish: undefined, address: '/Public-Menu-Access' },
  { language: 'ar', dish: undefined, address: '/Public-Menu-Access?lang=ar' },
  { language: 'en', dish: 'ribeye', address: '/Public-Menu-Access?dish=ribeye' },
  { language: 'ar', dish: 'a&b', address: '/Public-Menu-Access?lang=ar&dish=a%26b' },
] as const)('$address', ({ language, dish, address }) => {
  expect(pageAddress({ language, dish })).toBe(address);
});

test('links of a branch stay on it', () => {
  expect(pageAddress({ language: 'ar', branch: 'olaya', dish: 'ribeye' })).toBe(
    '/Public-Menu-Access/olaya?lang=ar&dish=ribeye',
  );
});
