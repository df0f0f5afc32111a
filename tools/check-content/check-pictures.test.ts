import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { checkPictures, type LoadPicture } from './check-pictures.ts';
import { contentOf, lineOf } from './content.fixture.ts';

const picture = sharp({ create: { width: 1920, height: 80, channels: 3, background: 'black' } })
  .webp()
  .toBuffer();
const dishes = (...images: readonly string[]) =>
  images.map((itemImage, position) => ({ id: `d${position}`, titleEn: 'Dish', itemImage }));

test('a picture that many dishes show is looked at once, and found wrong for each', async () => {
  const load = vi.fn<LoadPicture>(async () => Buffer.from('broken'));
  const items = dishes('a.webp', 'a.webp', 'b.webp');
  const { count, findings } = await checkPictures(contentOf({ items }), load);
  expect(load).toHaveBeenCalledTimes(2);
  expect(count).toBe(2);
  expect(findings.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'picture-broken d0',
    'picture-broken d1',
    'picture-broken d2',
  ]);
});

test('one that cannot be had does not keep the others from being looked at', async () => {
  const load: LoadPicture = ({ name }) =>
    name === 'gone.webp' ? Promise.reject(new Error('no such file')) : picture;
  const slides = [
    { id: 'a', imageUrl: 'gone.webp' },
    { id: 'b', imageUrl: 'here.webp' },
  ];
  const { findings } = await checkPictures(contentOf({ slides }), load);
  expect(findings.map(lineOf)).toEqual([
    'error picture-missing a imageUrl gone.webp (no such file)',
  ]);
});

test('a dish that names no picture is worth a word', async () => {
  const { count, findings } = await checkPictures(contentOf({ items: dishes('') }), () => picture);
  expect(count).toBe(0);
  expect(findings.map(lineOf)).toEqual(['warning picture-missing d0 itemImage']);
});

test('no more than four are fetched at once', async () => {
  let [atOnce, most] = [0, 0];
  const load: LoadPicture = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve));
    atOnce -= 1;
    return picture;
  };
  const items = dishes(...Array.from({ length: 20 }, (_, position) => `${position}.webp`));
  await checkPictures(contentOf({ items }), load);
  expect(most).toBe(4);
});
