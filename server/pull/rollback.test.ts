import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { MENU } from '../../src/content/backend.ts';
import { drawPicture, type FirebaseChain } from '../../tests/support/server/firebase-chain.ts';
import { providePull } from '../../tests/support/server/provide-pull.ts';
import { readHistory, rollBack } from './history.ts';
import { PullRefused, RolledBack } from './pull-guard.ts';

const given = providePull(3);

const priceOf = async () => (await given.pulled.readDocuments(MENU))[0]?.priceEn;

const setPrice: FirebaseChain['setPrice'] = (...change) => given.chain.setPrice(...change);

/** Pulls a menu for each price; returns the times of all, the first one first. */
async function pullPrices(...prices: readonly string[]): Promise<readonly string[]> {
  for (const price of prices) {
    setPrice(price);
    await given.pulled.pull();
  }
  return (await readHistory(given.pulled.folder)).map(({ readAt }) => readAt).toReversed();
}

test('a rollback returns to the content before, until the database changes', async () => {
  await given.pulled.pull();
  setPrice('999');
  await given.pulled.pull();
  expect(await priceOf()).toBe('999');

  await rollBack(given.pulled.folder);
  expect(await priceOf()).toBe('0');
  await expect(given.pulled.pull()).rejects.toThrow(
    /^Refused: the database still holds what was rolled back\. /,
  );
  expect(await priceOf()).toBe('0');
  await expect(rollBack(given.pulled.folder)).rejects.toThrow(/^There is no earlier content in /);

  setPrice('77');
  expect(await given.pulled.pull()).toMatchObject({ isNew: true });
  expect(await priceOf()).toBe('77');
});

test('a rollback during a pull is not undone by it', async () => {
  await given.pulled.pull();
  setPrice('999');
  await given.pulled.pull();
  setPrice('999', { 'dishes/0.webp': await drawPicture(1000) });
  const sizePicture = vi.fn(async () => ({ name: '', bytes: undefined }));
  sizePicture.mockImplementationOnce(async () => {
    await rollBack(given.pulled.folder);
    return { name: '', bytes: undefined };
  });
  await expect(given.pulled.pull({ sizePicture })).rejects.toThrow(PullRefused);
  expect(sizePicture).toHaveBeenCalled();
  expect(await priceOf()).toBe('0');
  await expect(given.pulled.pull()).rejects.toThrow(PullRefused);
});

test('what was rolled back can be forced', async () => {
  await given.pulled.pull();
  setPrice('999');
  await given.pulled.pull();
  await rollBack(given.pulled.folder);
  await given.pulled.pull({ isForced: true });
  expect(await priceOf()).toBe('999');
  expect(await given.pulled.pull()).toMatchObject({ isNew: false });
});

test('a folder that was pulled once, or never, has no earlier content', async () => {
  await expect(rollBack(given.pulled.folder)).rejects.toThrow(/^There is no earlier content in /);
  await given.pulled.pull();
  await expect(rollBack(given.pulled.folder)).rejects.toThrow(/^There is no earlier content in /);
});

test('any menu of the history can be had back, also a later one', async () => {
  const { folder } = given.pulled;
  const [first = '', second = '', third = ''] = await pullPrices('10', '20', '30');
  expect(await rollBack(folder, first)).toEqual({
    readAt: first,
    changes: 'Dish 0: 30 → 10 SR',
  });
  await rollBack(folder, third);
  expect(await priceOf()).toBe('30');
  expect(await given.pulled.pull()).toMatchObject({ isNew: false });
  await rollBack(folder, second);
  expect(await priceOf()).toBe('20');
  const times = (await readHistory(folder)).map(({ readAt }) => readAt);
  expect(times).toEqual([third, second, first]);
});

test('each further rollback goes one menu further back', async () => {
  await pullPrices('10', '20', '30');
  for (const price of ['20', '10']) {
    await rollBack(given.pulled.folder);
    expect(await priceOf()).toBe(price);
    await expect(given.pulled.pull()).rejects.toThrow(RolledBack);
  }
  // Twice rolled back, neither is taken again.
  for (const price of ['20', '30']) {
    setPrice(price);
    await expect(given.pulled.pull()).rejects.toThrow(RolledBack);
  }
});

test('after a rollback and an edit, a rollback returns to what the edit replaced', async () => {
  await pullPrices('10', '20');
  await rollBack(given.pulled.folder);
  await pullPrices('30');
  await rollBack(given.pulled.folder);
  expect(await priceOf()).toBe('10');
});

test.each([
  { why: 'a time that no menu has', time: '1999', message: 'no other menu has 1999' },
  { why: 'the beginning of several times', time: '2', message: '2 menus begin with 2' },
])('$why is one line', async ({ time, message }) => {
  await pullPrices('10', '20', '30');
  await expect(rollBack(given.pulled.folder, time)).rejects.toThrow(
    `"npm run history" lists the times: ${message}`,
  );
});

test('a menu that cannot be read is a reason to roll back', async () => {
  await pullPrices('10', '20');
  await writeFile(path.join(given.pulled.folder, 'edition.json'), '{');
  await rollBack(given.pulled.folder);
  expect(await priceOf()).toBe('10');
});

test('pictures of a menu that is had back are there', async () => {
  await pullPrices('10');
  const [dish] = await given.pulled.readDocuments(MENU);
  setPrice('20', { 'dishes/0.webp': await drawPicture(1000) });
  await given.pulled.pull();
  await rollBack(given.pulled.folder);
  expect((await given.pulled.readDocuments(MENU))[0]?.itemImage).toBe(dish?.itemImage);
  await expect(rm(path.join(given.pulled.folder, dish?.itemImage ?? ''))).resolves.toBe(undefined);
});
