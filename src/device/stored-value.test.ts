import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORED } from './device-storage.ts';
import { MemoryStorage } from './memory-storage.fixture.ts';
import { createStoredValue } from './stored-value.ts';

/** A tab, with the storage that it shares with other tabs. */
class Tab extends EventTarget {
  readonly localStorage = new MemoryStorage();
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

const createNumbers = () =>
  createStoredValue(STORED.picks, {
    parse: (text) => ({ number: Number(text) }),
    format: ({ number }) => (number === 0 ? '' : String(number)),
  });

/** What the browser tells this tab when another one changes the storage they share. */
function changeInOtherTab(key: string | null, newValue: string | null) {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

test('what is written is read back, also by the next page; the same value is the same object', () => {
  const numbers = createNumbers();
  expect(numbers.read()).toEqual({ number: 0 });
  numbers.write({ number: 7 });
  expect(numbers.read()).toBe(numbers.read());
  expect(createNumbers().read()).toEqual({ number: 7 });
  numbers.write({ number: 0 });
  expect(tab.localStorage.length).toBe(0);
});

test('without storage it lasts as long as the page', () => {
  vi.stubGlobal('window', {});
  const numbers = createNumbers();
  numbers.write({ number: 7 });
  expect(numbers.read()).toEqual({ number: 7 });
});

test('a component hears of changes of this tab and of another until it unsubscribes', () => {
  const numbers = createNumbers();
  const heard: number[] = [];
  const stop = numbers.subscribe(() => heard.push(numbers.read().number));
  numbers.write({ number: 1 });
  vi.runAllTimers();
  changeInOtherTab(STORED.picks, '2');
  changeInOtherTab(STORED.language, 'ar');
  changeInOtherTab(null, null);
  stop();
  changeInOtherTab(STORED.picks, '3');
  numbers.write({ number: 4 });
  expect(heard).toEqual([1, 2, 0]);
});

test('a change of another tab before the browser is idle is heard of, too', () => {
  const numbers = createNumbers();
  const notify = vi.fn();
  numbers.read();
  numbers.subscribe(notify);
  tab.localStorage.setItem(STORED.picks, '5');
  vi.runAllTimers();
  expect(notify).toHaveBeenCalledOnce();
  expect(numbers.read()).toEqual({ number: 5 });
});
