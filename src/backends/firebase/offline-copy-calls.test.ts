import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERO, MENU, SEQUENCE } from '../../content/backend.ts';
import { answerCall, createStoreProxy, type OfflineStore } from './offline-copy-calls.ts';

const store = { read: vi.fn<OfflineStore['read']>(), update: vi.fn<OfflineStore['update']>() };
let page: MessagePort;

/** A channel clones messages as it does between a page and its worker. */
beforeEach(() => {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = (event) => answerCall(store, event);
  page = port1;
});
afterEach(() => page.close());

test('arguments and results arrive unchanged', async () => {
  const documents = [{ id: 'r', fields: { titleEn: 'ريب آي', tags: ['Best'] } }];
  const latest = new Map([[SEQUENCE, { documents: [], readTime: 't' }]] as const);
  store.read.mockResolvedValue(documents);
  store.update.mockResolvedValue(7);
  const proxy = createStoreProxy(page);
  expect(await proxy.read(MENU)).toEqual(documents);
  expect(await proxy.update(latest)).toBe(7);
  expect(store.read).toHaveBeenCalledExactlyOnceWith(MENU);
  expect(store.update).toHaveBeenCalledExactlyOnceWith(latest);
});

test('each call gets its own answer, in any order', async () => {
  let answerHero: (documents: []) => void = () => undefined;
  store.read.mockImplementation((name) =>
    name === HERO
      ? new Promise((resolve) => {
          answerHero = resolve;
        })
      : Promise.resolve([{ id: name, fields: {} }]),
  );
  const { read } = createStoreProxy(page);
  const hero = read(HERO);
  expect(await read(MENU)).toEqual([{ id: MENU, fields: {} }]);
  answerHero([]);
  expect(await hero).toEqual([]);
});

const message = () => 'nothing is stored';

test.each([
  { why: 'an error', thrown: new RangeError('nothing is stored') },
  // A channel cannot clone functions.
  { why: 'a value that cannot be cloned', thrown: { name: () => '', toString: message } },
])('$why arrives as its message', async ({ thrown }) => {
  store.read.mockRejectedValue(thrown);
  await expect(createStoreProxy(page).read(MENU)).rejects.toThrow('nothing is stored');
});
