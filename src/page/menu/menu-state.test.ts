import { expect, test } from 'vitest';
import { MenuLoadError } from '../../content/page-content.ts';
import { itemWith } from '../../domain/item.fixture.ts';
import type { Section } from '../../domain/types.ts';
import { initialMenu, keepIfSame, keepOrFail, type MenuLoad } from './menu-state.ts';

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
