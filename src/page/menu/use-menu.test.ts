import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Menu } from '../../content/page-content.ts';
import { MenuLoadError } from '../../content/page-content.ts';
import { itemWith } from '../../domain/item.fixture.ts';
import type { Section } from '../../domain/types.ts';
import { followMenu, initialMenu, keepIfSame, keepOrFail, type MenuLoad } from './use-menu.ts';

const section: Section = { id: 'steaks', name: { en: 'Steaks' }, items: [itemWith({ id: 'a' })] };
const menu = { sections: [section], isOfflineCopy: false };
const ready: MenuLoad = { status: 'ready', value: menu };
test('a page served without its menu loads; one served with it is ready', () => {
  expect(initialMenu(undefined)).toEqual({ status: 'loading' });
  expect(initialMenu({ sections: [section], slides: [] })).toEqual(ready);
});

test('an unchanged menu keeps the same object', () => {
  expect(keepIfSame(ready, structuredClone(menu))).toBe(ready);
});

test.each([
  { why: 'a dish is new', value: { ...menu, sections: [{ ...section, items: [] }] } },
  { why: 'it is an offline copy', value: { ...menu, isOfflineCopy: true } },
])('a menu that was read again replaces the shown one if $why', ({ value }) => {
  expect(keepIfSame(ready, value)).toEqual({ status: 'ready', value });
});

const failedItems = new MenuLoadError('items', undefined);
const failedCategories = new MenuLoadError('categories', undefined);

test.each([
  { why: 'a shown menu stays', shown: ready, error: failedItems, after: 'ready' },
  {
    why: 'the failed collection is named',
    shown: { status: 'loading' } as const,
    error: failedCategories,
    after: 'categories',
  },
  {
    why: 'any other error counts as missing items',
    shown: { status: 'loading' } as const,
    error: new TypeError('no script'),
    after: 'items',
  },
])('after a failed read, $why', ({ shown, error, after }) => {
  const state = keepOrFail(shown, error);
  expect(state.status === 'failed' ? state.failure : state.status).toBe(after);
});

test('a menu that could not be read again counts as an offline copy', () => {
  expect(keepOrFail(ready, failedItems)).toEqual({
    status: 'ready',
    value: { ...menu, isOfflineCopy: true },
  });
});

describe('following the menu', () => {
  const fresh: Menu = { sections: [], isOfflineCopy: false };
  const stored: Menu = { sections: [], isOfflineCopy: true };

  const listeners = { onRead: vi.fn(), onFailed: vi.fn() };
  const readAgain = vi.fn<() => Promise<Menu>>();
  let network: EventTarget;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
    network = new EventTarget();
    vi.stubGlobal('window', network);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  const advance = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const failAfter = (ms: number) =>
    new Promise<Menu>((_, reject) => setTimeout(reject, ms, new Error('no answer')));
  const comeOnline = () => network.dispatchEvent(new Event('online'));

  test('a menu that was read stays when the network comes back', async () => {
    followMenu(Promise.resolve(fresh), readAgain, listeners);
    await advance();
    expect(listeners.onRead).toHaveBeenCalledExactlyOnceWith(fresh);
    comeOnline();
    await advance(20_000);
    expect(readAgain).not.toHaveBeenCalled();
  });

  test.each([
    { why: 'failed', first: () => Promise.reject(new Error('no network')) },
    { why: 'was an offline copy', first: async () => stored },
  ])('a menu that $why is read again until the network works', async ({ first }) => {
    followMenu(first(), readAgain, listeners);
    await advance();
    readAgain.mockRejectedValueOnce(new Error('not yet')).mockResolvedValueOnce(fresh);
    comeOnline();
    await advance(0);
    expect(readAgain).toHaveBeenCalledTimes(1);
    await advance(3000);
    expect(listeners.onRead).toHaveBeenLastCalledWith(fresh);
    await advance(20_000);
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  test('a slow answer is not overtaken by another read', async () => {
    followMenu(Promise.resolve(stored), readAgain, listeners);
    await advance();
    readAgain.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5000, fresh)));
    comeOnline();
    await advance(20_000);
    expect(listeners.onRead.mock.calls).toEqual([[stored], [fresh]]);
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  test.each([
    { why: 'the first read', first: () => failAfter(15_000), reads: 1 },
    { why: 'a retry', first: async () => stored, reads: 2 },
  ])('a retry that finds $why pending follows if that fails', async ({ first, reads }) => {
    readAgain.mockImplementationOnce(reads === 1 ? async () => fresh : () => failAfter(15_000));
    readAgain.mockResolvedValueOnce(fresh);
    followMenu(first(), readAgain, listeners);
    await advance();
    comeOnline();
    await advance(14_000);
    expect(readAgain).toHaveBeenCalledTimes(reads - 1);
    await advance(20_000);
    expect(readAgain).toHaveBeenCalledTimes(reads);
    expect(listeners.onRead).toHaveBeenLastCalledWith(fresh);
  });

  test('nothing is reported after it was stopped', async () => {
    const stop = followMenu(Promise.reject(new Error('no network')), readAgain, listeners);
    await advance();
    comeOnline();
    stop();
    await advance(20_000);
    comeOnline();
    await advance(20_000);
    expect(readAgain).not.toHaveBeenCalled();
  });
});
