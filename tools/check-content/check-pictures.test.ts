import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { HERO, MENU } from '../../src/content/backend.ts';
import { DETAIL_SIZES, DISH_WIDTHS, SLIDE_SIZES, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';
import { examinePicture, LEAST_WIDTHS, type LoadPicture } from './check-pictures.ts';
import { DISH, examineStored, linesOf, SLIDE } from './content.fixture.ts';

const drawn = (width = 1280) =>
  sharp({ create: { width, height: 48, channels: 3, background: 'firebrick' } });

describe('the pictures of the content', () => {
  const dishes = (...images: readonly string[]) =>
    images.map((itemImage, position) => ({ ...DISH, id: `d${position}`, itemImage }));

  test('a picture that many dishes show is loaded once and reported for each', async () => {
    const load = vi.fn<LoadPicture>(async () => Buffer.from('broken'));
    const items = dishes('a.webp', 'a.webp', 'b.webp');
    const { counts, findings } = await examineStored({ items, slides: [] }, {}, load);
    expect(load).toHaveBeenCalledTimes(2);
    expect(counts.pictures).toBe(2);
    expect(findings.map(({ id }) => id)).toEqual(['d0', 'd1', 'd2']);
  });

  test('a picture that fails to load does not keep the others from being checked', async () => {
    const load: LoadPicture = ({ name }) =>
      name === 'gone.webp'
        ? Promise.reject(new Error('there is no such file'))
        : drawn().webp().toBuffer();
    const slides = [{ ...SLIDE, imageUrl: 'gone.webp' }];
    expect(await linesOf({ slides }, {}, load)).toEqual([
      'error SHAdminHero.json: "Steak" (fire): imageUrl is "gone.webp": there is no such file, so the slide is not shown',
    ]);
  });

  test('no more than four are fetched at once', async () => {
    let [atOnce, most] = [0, 0];
    const load: LoadPicture = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve));
      atOnce -= 1;
      return drawn().webp().toBuffer();
    };
    const items = dishes(...Array.from({ length: 20 }, (_, position) => `${position}.webp`));
    await examineStored({ items }, {}, load);
    expect(most).toBe(4);
  });
});

describe('one picture', () => {
  const onDish = { collection: MENU, id: 'd', field: 'itemImage', name: 'a' } as const;
  const onSlide = { ...onDish, collection: HERO, field: 'imageUrl' } as const;
  const svg = (text: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${text}</svg>`);
  const cutOff = (bytes: Buffer) => bytes.subarray(0, bytes.length - 2);

  test.each([
    { why: 'WebP', bytes: drawn().webp().toBuffer() },
    { why: 'JPEG', bytes: drawn().jpeg().toBuffer() },
    { why: 'PNG', bytes: drawn().png().toBuffer() },
    { why: 'GIF', bytes: drawn().gif().toBuffer() },
    { why: 'AVIF', bytes: drawn().avif({ effort: 0 }).toBuffer() },
    { why: 'drawing, of any size', bytes: svg('<path d="M0 0"/>') },
  ])('a sound $why', async ({ bytes }) => {
    expect(await examinePicture(onSlide, await bytes)).toEqual([]);
  });

  const damaged =
    'error the file is cut off, damaged or no picture, so the dish is shown without a picture';
  const small = (least: number) =>
    `warning it is less than ${least} pixels wide: it is blurred on ordinary phones`;

  test.each([
    { why: 'no picture at all', bytes: Buffer.from('<h1>404</h1>'), line: damaged },
    { why: 'an empty file', bytes: Buffer.alloc(0), line: damaged },
    { why: 'a cut-off JPEG', bytes: drawn().jpeg().toBuffer().then(cutOff), line: damaged },
    {
      why: 'a cut-off progressive JPEG',
      bytes: drawn().jpeg({ progressive: true }).toBuffer().then(cutOff),
      line: damaged,
    },
    {
      why: 'a format that browsers do not show',
      bytes: drawn().tiff().toBuffer(),
      line: 'error browsers show no tiff: save it as JPEG, so the dish is shown without a picture',
    },
    {
      why: 'HEIC',
      bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      line: 'warning few browsers show HEIC: save it as JPEG',
    },
    {
      why: 'a drawing with a script',
      bytes: svg('<script>alert(1)</script>'),
      line: 'warning its script never runs: save it without',
    },
    {
      why: 'a drawing with a handler',
      bytes: svg('<path onclick="alert(1)"/>'),
      line: 'warning its script never runs: save it without',
    },
    { why: 'too small for a dish', bytes: drawn(959).webp().toBuffer(), line: small(960) },
    {
      why: 'too small for a slide',
      use: onSlide,
      bytes: drawn(959).webp().toBuffer(),
      line: small(960),
    },
    {
      why: 'a rotated photo: its displayed width counts',
      bytes: drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      line: small(960),
    },
    {
      why: 'larger than 2 MB',
      bytes: drawn()
        .jpeg()
        .toBuffer()
        .then((bytes) => Buffer.concat([bytes, Buffer.alloc(2_000_000)])),
      line: 'warning it is larger than 2 MB: it comes late on a slow network',
    },
  ])('$why', async ({ use = onDish, bytes, line }) => {
    const findings = await examinePicture(use, await bytes);
    expect(findings.map(({ severity, message }) => `${severity} ${message}`)).toEqual([line]);
    expect(findings[0]?.found).toBe('a');
  });
});

test('pictures are judged by the widths that the page requests on a phone of 360 points', () => {
  const requested = (sizes: string, widths: readonly number[]) => {
    const [, amount = '', unit] = /([\d.]+)(vw|rem)$/.exec(sizes) ?? [];
    const drawnAt = Number(amount) * (unit === 'vw' ? 3.6 : 16);
    return widths.find((width) => width >= drawnAt * 2);
  };
  expect(LEAST_WIDTHS).toEqual({
    [MENU]: requested(DETAIL_SIZES, DISH_WIDTHS),
    [HERO]: requested(SLIDE_SIZES, SLIDE_WIDTHS),
  });
});
