import { expect, test } from 'vitest';
import { HERO, MENU } from '../../src/content/backend.ts';
import { lineOf } from './content.fixture.ts';
import { judgePicture } from './judge-picture.ts';

const onDish = { collection: MENU, id: 'd', name: '/content/a.webp' } as const;
const onSlide = { collection: HERO, id: 's', name: 'b.webp' } as const;
const sound = { status: 'sound', width: 1920, bytes: 2_000_000 } as const;

test.each([
  { why: 'a good one', use: onDish, facts: sound, lines: [] },
  { why: 'one that is just wide enough', use: onDish, facts: { ...sound, width: 960 }, lines: [] },
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
    why: 'one that takes long to come',
    use: onDish,
    facts: { ...sound, bytes: 2_500_000 },
    lines: ['warning picture-heavy d itemImage /content/a.webp has 2.5'],
  },
  {
    why: 'one that is not there',
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
  expect(judgePicture(use, facts).map(lineOf)).toEqual(lines);
});

test('what is lost is named', () => {
  const missing = { status: 'missing', reason: '' } as const;
  expect(judgePicture(onSlide, missing)[0]?.cost).toBe('the slide is not shown');
  expect(judgePicture(onDish, missing)[0]?.cost).toBe('the dish is shown without a picture');
});
