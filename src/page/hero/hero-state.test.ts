import { expect, test } from 'vitest';
import {
  type HeroEvent,
  type HeroState,
  heroOfPage,
  LOADING,
  reduceHero,
  slidesToRender,
  wrapPosition,
} from './hero-state.ts';

const slide = (id: string) => ({ id, title: {}, description: {}, imagePath: `${id}.webp` });
const ready = (id: string) => ({ ...slide(id), image: `/${id}.webp` });

const after = (events: readonly HeroEvent[], start: HeroState = LOADING) => {
  const state = events.reduce(reduceHero, start);
  const ids = slidesToRender(state).map(({ id }) => id);
  return `${state.status}: ${ids.join(' ')}`.trim();
};

const read: HeroEvent = { type: 'slides-read', slides: [slide('a'), slide('b')] };
const found = (id: string): HeroEvent => ({ type: 'image-resolved', id, image: `/${id}.webp` });
const failed = (id: string): HeroEvent => ({ type: 'slide-failed', id });
const loaded: HeroEvent = { type: 'picture-loaded' };
const timedOut: HeroEvent = { type: 'addresses-timed-out' };
const givenUp: HeroEvent = { type: 'given-up' };

test.each([
  { why: 'loading at first', events: [], hero: 'loading:' },
  {
    why: 'no slide shows while an address is missing',
    events: [read, found('a')],
    hero: 'loading:',
  },
  {
    why: 'pictures are requested when all have addresses',
    events: [read, found('b'), found('a')],
    hero: 'loading: a b',
  },
  {
    why: 'a slide without an address is not waited for longer than the timeout',
    events: [read, found('b'), timedOut],
    hero: 'loading: b',
  },
  {
    why: 'and joins when its address arrives',
    events: [read, found('b'), timedOut, loaded, found('a')],
    hero: 'ready: a b',
  },
  {
    why: 'the first picture makes it ready',
    events: [read, found('a'), found('b'), loaded],
    hero: 'ready: a b',
  },
  {
    why: 'a slide that fails does not delay the others',
    events: [read, found('b'), failed('a'), loaded],
    hero: 'ready: b',
  },
  { why: 'no slides, no hero', events: [{ type: 'slides-read', slides: [] }], hero: 'absent:' },
  {
    why: 'slides read after giving up stay out',
    events: [givenUp, read, found('a'), found('b'), loaded],
    hero: 'absent:',
  },
  { why: 'all failed, no hero', events: [read, failed('a'), failed('b')], hero: 'absent:' },
  {
    why: 'given up before a picture has loaded',
    events: [read, found('a'), found('b'), givenUp],
    hero: 'absent:',
  },
  {
    why: 'not given up after a picture has loaded',
    events: [read, found('a'), found('b'), loaded, givenUp],
    hero: 'ready: a b',
  },
] as const)('$why', ({ events, hero }) => expect(after(events)).toBe(hero));

test.each([
  { why: 'shows at once', events: [], hero: 'ready: a b' },
  { why: 'is left out when no picture loads', events: [givenUp], hero: 'absent:' },
  { why: 'stays once a picture has loaded', events: [loaded, givenUp], hero: 'ready: a b' },
  { why: 'loses a slide whose picture is broken', events: [failed('a')], hero: 'ready: b' },
  {
    why: 'is replaced when the content has others',
    events: [{ type: 'slides-changed', slides: [ready('c')] }],
    hero: 'ready: c',
  },
  {
    why: 'is removed when the content has none',
    events: [{ type: 'slides-changed', slides: [] }],
    hero: 'absent:',
  },
] as const)('a hero in the served page $why', ({ events, hero }) => {
  expect(after(events, heroOfPage([ready('a'), ready('b')]))).toBe(hero);
});

test.each([
  { why: 'the next one', position: 0, step: 1, count: 3, result: 1 },
  { why: 'after the last, the first', position: 2, step: 1, count: 3, result: 0 },
  { why: 'before the first, the last', position: 0, step: -1, count: 3, result: 2 },
  { why: 'alone, itself', position: 0, step: 1, count: 1, result: 0 },
])('§4 wrapping: $why', ({ position, step, count, result }) =>
  expect(wrapPosition(position, step, count)).toBe(result),
);
