import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { HERO, MENU } from '../../src/content/backend.ts';
import {
  checkPicture,
  checkPictures,
  type LoadPicture,
  PHONE_WIDTHS,
  widthOnPhone,
} from './check-pictures.ts';
import { contentOf, lineOf } from './content.fixture.ts';

describe('the pictures of the content', () => {
  const picture = sharp({ create: { width: 1920, height: 80, channels: 3, background: 'black' } })
    .webp()
    .toBuffer();
  const dishes = (...images: readonly string[]) =>
    images.map((itemImage, position) => ({ id: `d${position}`, titleEn: 'Dish', itemImage }));

  test('a picture that many dishes show is loaded once and reported for each', async () => {
    const load = vi.fn<LoadPicture>(async () => Buffer.from('broken'));
    const items = dishes('a.webp', 'a.webp', 'b.webp');
    const { count, findings } = await checkPictures(contentOf({ items }), load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(count).toBe(2);
    expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'picture-broken d0',
      'picture-broken d1',
      'picture-broken d2',
    ]);
  });

  test('a picture that fails to load does not keep the others from being checked', async () => {
    const load: LoadPicture = ({ name }) =>
      name === 'gone.webp' ? Promise.reject(new Error('no such file')) : picture;
    const slides = [
      { id: 'a', imageUrl: 'gone.webp' },
      { id: 'b', imageUrl: 'here.webp' },
    ];
    const { findings } = await checkPictures(contentOf({ slides }), load);
    expect(findings.map(lineOf)).toEqual([
      'error picture-missing a imageUrl gone.webp (no such file)',
    ]);
  });

  test('a dish without a picture is a warning', async () => {
    const { count, findings } = await checkPictures(
      contentOf({ items: dishes('') }),
      () => picture,
    );
    expect(count).toBe(0);
    expect(findings.map(lineOf)).toEqual(['warning picture-missing d0 itemImage']);
  });

  test('no more than four are fetched at once', async () => {
    let [atOnce, most] = [0, 0];
    const load: LoadPicture = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve));
      atOnce -= 1;
      return picture;
    };
    const items = dishes(...Array.from({ length: 20 }, (_, position) => `${position}.webp`));
    await checkPictures(contentOf({ items }), load);
    expect(most).toBe(4);
  });
});

describe('one picture', () => {
  const onDish = { collection: MENU, id: 'd', name: '/content/a.webp' } as const;
  const onSlide = { collection: HERO, id: 's', name: 'b.webp' } as const;
  const sound = { status: 'sound', width: 1920, bytes: 2_000_000 } as const;

  test.each([
    { why: 'a good one', use: onDish, facts: sound, lines: [] },
    {
      why: 'one that is just wide enough',
      use: onDish,
      facts: { ...sound, width: 960 },
      lines: [],
    },
    {
      why: 'one that is blurred on a phone',
      use: onDish,
      facts: { ...sound, width: 400 },
      lines: ['warning picture-small d itemImage /content/a.webp has 400'],
    },
    {
      why: 'one that is wide enough for a dish, but not for a slide',
      use: onSlide,
      facts: { ...sound, width: 960 },
      lines: ['warning picture-small s imageUrl b.webp has 960'],
    },
    {
      why: 'one that is slow to load',
      use: onDish,
      facts: { ...sound, bytes: 2_500_000 },
      lines: ['warning picture-heavy d itemImage /content/a.webp has 2.5'],
    },
    {
      why: 'one that is missing',
      use: onSlide,
      facts: { status: 'missing', reason: 'no such file' } as const,
      lines: ['error picture-missing s imageUrl b.webp (no such file)'],
    },
    {
      why: 'one whose name is in the reason already',
      use: onSlide,
      facts: { status: 'missing', reason: 'looking up b.webp: 404' } as const,
      lines: ['error picture-missing s imageUrl looking up b.webp: 404'],
    },
    {
      why: 'one that is broken',
      use: onDish,
      facts: { status: 'broken', reason: 'cut off' } as const,
      lines: ['error picture-broken d itemImage /content/a.webp (cut off)'],
    },
  ])('$why', ({ use, facts, lines }) => {
    expect(checkPicture(use, facts).map(lineOf)).toEqual(lines);
  });

  test('the cost is named', () => {
    const missing = { status: 'missing', reason: '' } as const;
    expect(checkPicture(onSlide, missing)[0]?.cost).toBe('the slide is not shown');
    expect(checkPicture(onDish, missing)[0]?.cost).toBe('the dish is shown without a picture');
  });
});

describe('the width that a phone requests', () => {
  test.each([
    { why: 'the whole screen, at two pixels a point', sizes: '100vw', width: 960 },
    {
      why: 'what is for larger screens does not count',
      sizes: '(min-width: 768px) 9rem, 50vw',
      width: 480,
    },
    { why: 'a fixed size', sizes: '14.25rem', width: 480 },
    { why: 'more than the widest picture', sizes: '300vw', width: 1280 },
  ])('$why', ({ sizes, width }) => {
    expect(widthOnPhone(sizes, [320, 480, 960, 1280])).toBe(width);
  });

  test('pictures of dishes and slides are judged by the widths that the page offers', () => {
    expect(PHONE_WIDTHS).toEqual({ dish: 960, slide: 1280 });
  });
});
