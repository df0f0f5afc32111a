import { expect, test } from 'vitest';
import { brand } from '../../tests/support/restaurant/menu.config.ts';
import { itemWith } from '../domain/item.fixture.ts';
import { renderDocument } from './document.ts';
import { renderContent } from './render-content.tsx';

const ASSETS = {
  styles: 'a{}',
  firstFrame: { head: 'head()', body: 'body()' },
  icon: 'data:,',
  themeColours: { dark: '#000000', light: '#ffffff' },
  links: [],
  script: '/assets/start.js',
  appFiles: ['/assets/main.js'],
  readerFiles: ['/assets/reader.js'],
  isLive: false,
};

const EVIL = '</script></template><script>alert(1)</script>"\'><img src=x onerror=alert(2)>';

const both = { en: EVIL, ar: EVIL };

const rendered = renderContent(
  {
    sections: [
      {
        id: 'category-1',
        name: both,
        items: [
          itemWith({
            id: EVIL,
            title: both,
            description: both,
            price: both,
            calories: both,
            allergens: both,
            category: both,
            tags: EVIL,
          }),
        ],
      },
    ],
    slides: [
      {
        id: 's',
        title: { en: EVIL },
        description: { ar: EVIL },
        imagePath: 'a.webp',
        image: '/a.webp',
      },
    ],
  },
  brand,
);

test.each([
  { why: 'the menu', dish: undefined },
  { why: 'a dish', dish: EVIL },
])('no text of the content breaks out of its element: $why', ({ dish }) => {
  for (const language of ['en', 'ar'] as const) {
    const html = renderDocument(brand, ASSETS, {
      language,
      dish,
      rendered,
      origin: 'https://menu.example',
    });
    const scripts = html.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="module" crossorigin src="/assets/start.js" fetchpriority="low">',
      '<script data-app="/assets/main.js">',
      expect.stringMatching(/^<script type="text\/html" lang="(en|ar)" title="[^<>"]*">$/),
      '<script>',
      '<script type="application/json" id="page-content">',
      '<script type="application/ld+json">',
    ]);
    expect(html.match(/<\/script>/g)).toHaveLength(6);
    expect(html).not.toContain('<img src=x');
    for (const [, json = ''] of html.matchAll(/<script type="application[^>]*>(.*?)<\/script>/gs)) {
      expect(JSON.stringify(JSON.parse(json))).toContain('alert(1)');
    }
  }
});

test('the first frame waits for the first dishes, but not for a font', () => {
  const html = renderDocument(brand, ASSETS, { language: 'en', rendered });
  expect(html).toContain('<link rel="expect" blocking="render" href="#category-1">');
  expect(html).not.toContain('as="font"');
});

test('an empty page has its root and its head, but no data', () => {
  const html = renderDocument(brand, ASSETS, { language: 'en' });
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('application/');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('rel="expect"');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js">');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/reader.js">');
  expect(html).toContain('<meta property="og:title" content="Horn &amp; Ember – Menu">');
  expect(html).not.toContain('og:image');
  expect(html).toContain('<meta property="og:locale" content="en_US">');
  expect(html).toContain('<meta property="og:locale:alternate" content="ar_SA">');
});
