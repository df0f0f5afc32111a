import { expect, test } from 'vitest';
import { folderSrcSet, templateSrcSet } from './pictures.ts';

test.each([
  { why: 'another site', address: 'https://cdn.example/content/a.webp' },
  { why: 'outside the folder', address: '/a.webp' },
  { why: 'no picture that can be sized', address: '/content/a.svg' },
])('a picture is offered as it is: $why', ({ address }) => {
  expect(folderSrcSet(address, [320])).toBeUndefined();
});

test('a picture of the content folder is offered in several widths', () => {
  expect(folderSrcSet('/content/images/a%20b.webp', [320, 480])).toBe(
    '/content/_sized/320/images/a%20b.webp.avif 320w, /content/_sized/480/images/a%20b.webp.avif 480w',
  );
});

test('a template makes addresses of an image CDN', () => {
  const template = 'https://cdn.example/w_{width}/{url}';
  expect(templateSrcSet(template, 'https://a.example/b?c=d', [320])).toBe(
    'https://cdn.example/w_320/https%3A%2F%2Fa.example%2Fb%3Fc%3Dd 320w',
  );
});
