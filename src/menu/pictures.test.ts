import { expect, test } from 'vitest';
import { folderSources, templateSources } from './pictures.ts';

test('a picture of the content folder is offered in two formats and several widths', () => {
  expect(folderSources('/content/', 'images/a%20b.webp', [320, 480])).toEqual([
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
