import { expect, test } from 'vitest';
import { type HeroEvent, type HeroState, heroOfPage, reduceHero, viewHero } from './hero-state.ts';

const slide = (id: string) => ({ id, title: {}, description: {}, imagePath: `${id}.webp` });
const ready = (id: string) => ({ ...slide(id), image: `/${id}.webp` });

const after = (events: readonly HeroEvent[], start: HeroState = { status: 'reading' }) => {
  const { status, slides } = viewHero(events.reduce(reduceHero, start));
  return `${status}: ${slides.map(({ id }) => id).join(' ')}`.trim();
};

const read: HeroEvent = { type: 'slides-read', slides: [slide('a'), slide('b')] };
const found = (id: string): HeroEvent => ({ type: 'image-resolved', id, image: `/${id}.webp` });
const failed = (id: string): HeroEvent => ({ type: 'slide-failed', id });
const loaded: HeroEvent = { type: 'picture-loaded' };
const gathered: HeroEvent = { type: 'gathering-over' };
const givenUp: HeroEvent = { type: 'given-up' };

test.each([
  { why: 'nothing is known at first', events: [], hero: 'loading:' },
  { why: 'slides without addresses show nothing', events: [read, found('a')], hero: 'loading:' },
  {
    why: 'pictures are asked for when all have addresses',
    events: [read, found('b'), found('a')],
    hero: 'loading: a b',
  },
  {
    why: 'one that hangs is not waited for',
    events: [read, found('b'), gathered],
    hero: 'loading: b',
  },
  {
    why: 'and joins when it comes',
    events: [read, found('b'), gathered, loaded, found('a')],
    hero: 'ready: a b',
  },
  {
    why: 'the first picture makes it ready',
    events: [read, found('a'), found('b'), loaded],
    hero: 'ready: a b',
  },
  {
    why: 'one that fails holds nobody back',
    events: [read, found('b'), failed('a'), loaded],
    hero: 'ready: b',
  },
  { why: 'no slides, no hero', events: [{ type: 'slides-read', slides: [] }], hero: 'absent:' },
  { why: 'all failed, no hero', events: [read, failed('a'), failed('b')], hero: 'absent:' },
  {
    why: 'given up before a picture came',
    events: [read, found('a'), found('b'), givenUp],
    hero: 'absent:',
  },
  {
    why: 'not given up after one',
    events: [read, found('a'), found('b'), loaded, givenUp],
    hero: 'ready: a b',
  },
] as const)('$why', ({ events, hero }) => expect(after(events)).toBe(hero));

test.each([
  { why: 'is there at once', events: [], hero: 'ready: a b' },
  { why: 'is left out when no picture ever comes', events: [givenUp], hero: 'absent:' },
  { why: 'stays once one has come', events: [loaded, givenUp], hero: 'ready: a b' },
  { why: 'loses a slide whose picture is broken', events: [failed('a')], hero: 'ready: b' },
  {
    why: 'is replaced when the content has others',
    events: [{ type: 'slides-changed', slides: [ready('c')] }],
    hero: 'ready: c',
  },
  {
    why: 'goes when the content has none',
    events: [{ type: 'slides-changed', slides: [] }],
    hero: 'absent:',
  },
] as const)('a hero that the page arrived with $why', ({ events, hero }) => {
  expect(after(events, heroOfPage([ready('a'), ready('b')]))).toBe(hero);
});
