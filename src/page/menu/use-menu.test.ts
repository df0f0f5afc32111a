import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Menu } from '../../content/page-content.ts';
import { MenuLoadError } from '../../content/page-content.ts';
import { itemWith } from '../../domain/item.fixture.ts';
import type { Section } from '../../domain/types.ts';
import { followMenu, initialMenu, keepIfSame, keepOrFail, type MenuLoad } from './use-menu.ts';

const section: Section = { id: 'steaks', name: { en: 'Steaks' }, items: [itemWith({ id: 'a' })] };
const menu = { sections: [section], isStoredCopy: false };
const ready: MenuLoad = { status: 'ready', value: menu };
const partly: MenuLoad = {
  status: 'ready',
  value: { ...menu, sections: [{ ...section, awaited: 3 }] },
};

test('a page that arrived empty loads; one that arrived with its menu is ready', () => {
  expect(initialMenu(undefined)).toEqual({ status: 'loading' });
  expect(initialMenu({ sections: [section], slides: [] })).toEqual(ready);
});

test('what was read again and is the same leaves what is shown, down to the object', () => {
  expect(keepIfSame(ready, structuredClone(menu))).toBe(ready);
});

test.each([
  { why: 'a dish is new', value: { ...menu, sections: [{ ...section, items: [] }] } },
  { why: 'it comes from a copy', value: { ...menu, isStoredCopy: true } },
])('what was read again replaces what is shown where $why', ({ value }) => {
  expect(keepIfSame(ready, value)).toEqual({ status: 'ready', value });
});

const failedItems = new MenuLoadError('items', undefined);
const failedCategories = new MenuLoadError('categories', undefined);

test.each([
  { why: 'a menu that is shown stays', shown: ready, error: failedItems, after: 'ready' },
  { why: 'half a menu is none', shown: partly, error: failedItems, after: 'items' },
  {
    why: 'which reading failed is told',
    shown: { status: 'loading' } as const,
    error: failedCategories,
    after: 'categories',
  },
  {
    why: 'whatever else goes wrong, the dishes are missing',
    shown: { status: 'loading' } as const,
    error: new TypeError('no script'),
    after: 'items',
  },
])('after a reading that failed, $why', ({ shown, error, after }) => {
  const state = keepOrFail(shown, error);
  expect(state.status === 'failed' ? state.failure : state.status).toBe(after);
});

test('a menu that could not be read again is known to be a copy', () => {
  expect(keepOrFail(ready, failedItems)).toEqual({
    status: 'ready',
    value: { ...menu, isStoredCopy: true },
  });
});

describe('following the menu', () => {
  const fresh: Menu = { sections: [], isStoredCopy: false };
  const stored: Menu = { sections: [], isStoredCopy: true };

  const told = { onRead: vi.fn(), onFailed: vi.fn() };
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

  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const comeOnline = () => network.dispatchEvent(new Event('online'));

  test('a menu that was read stays when the network comes back', async () => {
    followMenu(Promise.resolve(fresh), readAgain, told);
    await settle();
    expect(told.onRead).toHaveBeenCalledExactlyOnceWith(fresh);
    comeOnline();
    await settle(20_000);
    expect(readAgain).not.toHaveBeenCalled();
  });

  test.each([
    { why: 'failed', first: () => Promise.reject(new Error('no network')) },
    { why: 'was a stored copy', first: async () => stored },
  ])('one that $why is read again until the network leads somewhere', async ({ first }) => {
    followMenu(first(), readAgain, told);
    await settle();
    readAgain.mockRejectedValueOnce(new Error('not yet')).mockResolvedValueOnce(fresh);
    comeOnline();
    await settle(0);
    expect(readAgain).toHaveBeenCalledTimes(1);
    await settle(3000);
    expect(told.onRead).toHaveBeenLastCalledWith(fresh);
    await settle(20_000);
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  test('only the latest read is reported', async () => {
    followMenu(Promise.resolve(stored), readAgain, told);
    await settle();
    let answerLate: (menu: Menu) => void = () => undefined;
    readAgain.mockReturnValueOnce(new Promise((resolve) => (answerLate = resolve)));
    readAgain.mockResolvedValueOnce(fresh);
    comeOnline();
    await settle(3000);
    answerLate(stored);
    await settle();
    expect(told.onRead.mock.calls).toEqual([[stored], [fresh]]);
  });

  test('nothing is reported after it is stopped', async () => {
    const stop = followMenu(Promise.reject(new Error('no network')), readAgain, told);
    await settle();
    comeOnline();
    stop();
    await settle(20_000);
    comeOnline();
    await settle(20_000);
    expect(readAgain).not.toHaveBeenCalled();
  });
});
