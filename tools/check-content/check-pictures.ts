import pLimit from 'p-limit';
import sharp from 'sharp';
import { errorMessage } from '../../server/errors.ts';
import { DOWNLOAD_CONCURRENCY } from '../../server/firebase/circuit-breaker.ts';
import { SHOWN_FORMATS } from '../../server/pictures/encode-picture.ts';
import { HERO, MENU } from '../../src/content/backend.ts';
import { type Finding, lost, type Place, type ReadContent, warning } from './content.ts';

/** A document that names a picture. */
export interface PictureUse extends Place {
  /** The value of its field, as the app uses it. */
  readonly name: string;
}

/** Loads the bytes of a picture; rejects if there are none. */
export type LoadPicture = (use: PictureUse) => Promise<Buffer>;

/** What the page requests on a phone of 360 points with two pixels each; the drawn width, doubled. */
export const LEAST_WIDTHS: Readonly<Record<string, number>> = { [MENU]: 960, [HERO]: 960 };

/** The first bytes of a photo of an iPhone. */
const HEIC = /^.{4}ftyp.{0,20}he[iv][a-z]/s;

const SCRIPT = /<script|\son\w+\s*=|javascript:/i;

/** Checks every picture that the content names: once, however many dishes show it. */
export async function checkPictures({ slides, items }: ReadContent, load: LoadPicture) {
  const limit = pLimit(DOWNLOAD_CONCURRENCY);
  const known = new Map<string, Promise<readonly Finding[]>>();
  const inHero = { collection: HERO, field: 'imageUrl' } as const;
  const inMenu = { collection: MENU, field: 'itemImage' } as const;
  const uses: readonly PictureUse[] = [
    ...slides.map(({ id, imagePath: name }) => ({ ...inHero, id, name })),
    ...items.flatMap(({ id, image: name }) => (name ? [{ ...inMenu, id, name }] : [])),
  ];
  const findings = await Promise.all(
    uses.map(async (use) => {
      const key = `${use.collection} ${use.name}`;
      const checked = known.get(key) ?? limit(() => checkPicture(use, load));
      known.set(key, checked);
      return (await checked).map((finding) => ({ ...finding, id: use.id }));
    }),
  );
  return { count: known.size, findings: findings.flat() };
}

async function checkPicture(use: PictureUse, load: LoadPicture): Promise<readonly Finding[]> {
  const bytes = await load(use).catch(errorMessage);
  return typeof bytes === 'string' ? [lost(use, bytes, use.name)] : examinePicture(use, bytes);
}

/** Decodes the whole picture: a truncated one looks sound at its beginning. */
export async function examinePicture(use: PictureUse, bytes: Buffer): Promise<readonly Finding[]> {
  if (HEIC.test(bytes.toString('latin1', 0, 40))) {
    return [warning(use, 'few browsers show HEIC: save it as JPEG', use.name)];
  }
  try {
    const picture = sharp(bytes, { failOn: 'error' });
    const { format, compression, autoOrient } = await picture.metadata();
    if (!SHOWN_FORMATS.has(format) && compression !== 'av1') {
      return [lost(use, `browsers show no ${format}: save it as JPEG`, use.name)];
    }
    // Scaling down while decoding takes a sixth of the time.
    await picture.resize({ width: 32 }).raw().toBuffer();
    return findFlaws(use, bytes, format === 'svg' ? 'drawing' : autoOrient.width);
  } catch {
    return [lost(use, 'the file is cut off, damaged or no picture', use.name)];
  }
}

function findFlaws(use: PictureUse, bytes: Buffer, width: number | 'drawing') {
  const least = LEAST_WIDTHS[use.collection] ?? 0;
  const small = `it is less than ${least} pixels wide: it is blurred on ordinary phones`;
  const flaws = [
    [width !== 'drawing' && width < least, small],
    [
      width === 'drawing' && SCRIPT.test(bytes.toString()),
      'its script never runs: save it without',
    ],
    [bytes.length > 2_000_000, 'it is larger than 2 MB: it comes late on a slow network'],
  ] as const;
  return flaws.flatMap(([isTrue, message]) => (isTrue ? [warning(use, message, use.name)] : []));
}
