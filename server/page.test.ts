import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withFirstSlide } from './page.ts';

const PAGE = '<head><!--first-slide-->old<!--/first-slide--></head>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-page-'));
});
afterAll(() => rm(folder, { recursive: true }));

const hintFor = async (slides: string) => {
  await writeFile(path.join(folder, 'SHAdminHero.json'), slides);
  return withFirstSlide(PAGE, folder);
};

test.each([
  {
    why: 'a path in the folder',
    imageUrl: 'images/a b.webp',
    hint: '/content/_sized/640/images/a%20b.webp.avif 640w',
  },
  {
    why: 'a path with a slash before it',
    imageUrl: '/images/a.webp',
    hint: '/content/_sized/640/images/a.webp.avif 640w',
  },
])('the page hints at the first slide: $why', async ({ imageUrl, hint }) => {
  expect(await hintFor(JSON.stringify([{ id: 'a', imageUrl }]))).toContain(hint);
});

test('a slide of another site is not hinted at, and nothing of it gets into the page', async () => {
  const imageUrl = 'https://cdn.example/a.webp"><script>';
  const page = await hintFor(JSON.stringify([{ id: 'a', imageUrl }]));
  expect(page).toContain('SHAdminHero.json');
  expect(page).not.toMatch(/_sized|<script>|old/);
});

test('slides that cannot be read leave the page without a hint, and are named', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await hintFor('[{')).toBe('<head><!--first-slide--><!--/first-slide--></head>');
  expect(warn.mock.calls[0]?.[0]).toContain('SHAdminHero.json');
});
