import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../content/backend.ts';
import { answerCall, callStoredCopy, type StoredCopy } from './offline-copy-calls.ts';

const copy = { read: vi.fn<StoredCopy['read']>(), update: vi.fn<StoredCopy['update']>() };
let page: MessagePort;

/** Two ends between which everything is really copied, as between a page and its worker. */
beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = (event) => answerCall(copy, event);
  page = port1;
});
afterEach(() => page.close());

test('what is asked and what is answered arrive whole', async () => {
  const documents = [{ id: 'r', fields: { titleEn: 'ريب آي', tags: ['Best'] } }];
  const known = new Map([[SEQUENCE, { documents: [], readTime: 't' }]] as const);
  copy.read.mockResolvedValue(documents);
  copy.update.mockResolvedValue(7);
  const called = callStoredCopy(page);
  expect(await called.read(MENU)).toEqual(documents);
  expect(await called.update(known)).toBe(7);
  expect(copy.read).toHaveBeenCalledExactlyOnceWith(MENU);
  expect(copy.update).toHaveBeenCalledExactlyOnceWith(known);
});

test('each call has its own answer, in whatever order they come', async () => {
  let answerHero: (documents: []) => void = () => undefined;
  copy.read.mockImplementation((name) =>
    name === HERO
      ? new Promise((resolve) => {
          answerHero = resolve;
        })
      : Promise.resolve([{ id: name, fields: {} }]),
  );
  const { read } = callStoredCopy(page);
  const hero = read(HERO);
  expect(await read(MENU)).toEqual([{ id: MENU, fields: {} }]);
  answerHero([]);
  expect(await hero).toEqual([]);
});

const sayNothing = () => 'nothing is stored';

test.each([
  { why: 'an error', thrown: new RangeError('nothing is stored') },
  // What cannot be copied from one side to the other would be lost on the way.
  { why: 'something that cannot be copied', thrown: { name: () => '', toString: sayNothing } },
])('$why arrives as its message', async ({ thrown }) => {
  copy.read.mockRejectedValue(thrown);
  await expect(callStoredCopy(page).read(MENU)).rejects.toThrow('nothing is stored');
});
