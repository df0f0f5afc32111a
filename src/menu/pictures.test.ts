import { expect, test } from 'vitest';
import { folderSources, slideAddress, templateSources } from './pictures.ts';

const FOLDER = new URL('https://menu.example/content/');

test.each([
  { why: 'another site', address: 'https://cdn.example/content/a.webp' },
  { why: 'outside the folder', address: 'https://menu.example/a.webp' },
  { why: 'no picture that can be sized', address: 'https://menu.example/content/a.svg' },
])('a picture is offered as it is: $why', ({ address }) => {
  expect(folderSources(FOLDER, address, [320])).toEqual([]);
});

test.each([
  { path: 'images/a b.webp', address: 'https://menu.example/content/images/a%20b.webp' },
  { path: '/images/a.webp', address: 'https://menu.example/content/images/a.webp' },
  { path: 'https://cdn.example/a.webp', address: 'https://cdn.example/a.webp' },
])('the slide path $path leads to $address', ({ path, address }) => {
  expect(slideAddress(path, FOLDER)).toBe(address);
});

test('a picture of the content folder is offered in two formats and several widths', () => {
  const address = `${FOLDER.href}images/a%20b.webp`;
  expect(folderSources(FOLDER, address, [320, 480])).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/content/_sized/320/images/a%20b.webp.avif 320w, /content/_sized/480/images/a%20b.webp.avif 480w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/content/_sized/320/images/a%20b.webp.webp 320w, /content/_sized/480/images/a%20b.webp.webp 480w',
    },
  ]);
});

test('a template makes addresses of an image CDN', () => {
  const template = 'https://cdn.example/w_{width}/{url}';
  expect(templateSources(template, 'https://a.example/b?c=d', [320])).toEqual([
    { srcSet: 'https://cdn.example/w_320/https%3A%2F%2Fa.example%2Fb%3Fc%3Dd 320w' },
  ]);
});
