import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './device-storage.ts';
import { MemoryStorage } from './memory-storage.fixture.ts';

/** A tab, with the storage that it shares with other tabs. */
class Tab extends EventTarget {
  readonly localStorage = new MemoryStorage();
  readonly sessionStorage = new MemoryStorage();
}

let tab: Tab;

beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab();
  vi.stubGlobal('window', tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is stored is read back, by area, and an empty text removes it', () => {
  writeStored('a', 'x');
  writeStored('a', 'y', 'sessionStorage');
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual(['x', 'y']);
  writeStored('a', '');
  expect(readStored('a')).toBe('');
  expect(tab.localStorage.length).toBe(0);
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  {
    why: 'forbids storage',
    window: {
      get localStorage() {
        return refuse();
      },
    },
  },
  { why: 'has a full disk', window: { localStorage: { getItem: refuse, setItem: refuse } } },
])('a browser that $why behaves as one that stores nothing', ({ window }) => {
  vi.stubGlobal('window', window);
  expect(() => writeStored('a', 'x')).not.toThrow();
  expect(readStored('a')).toBe('');
});
