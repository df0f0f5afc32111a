import pLimit from 'p-limit';
import { errorMessage } from '../../server/errors.ts';
import { DOWNLOAD_CONCURRENCY } from '../../server/firebase/circuit-breaker.ts';
import { HERO, MENU } from '../../src/content/backend.ts';
import { DETAIL_SIZES, DISH_WIDTHS, SLIDE_SIZES, SLIDE_WIDTHS } from '../../src/domain/pictures.ts';
import { costOf } from './costs.ts';
import type { Finding } from './finding.ts';
import { examinePicture, type PictureFacts } from './picture-facts.ts';
import type { ReadContent } from './read-content.ts';

/** A document that names a picture. */
export interface PictureUse {
  readonly collection: typeof HERO | typeof MENU;
  readonly id: string;
  /** The value of its field, as the app uses it. */
  readonly name: string;
}

/** Loads the bytes of a picture; rejects if there are none. */
export type LoadPicture = (use: PictureUse) => Promise<Buffer>;

interface CheckedPictures {
  readonly count: number;
  readonly findings: readonly Finding[];
}

const LARGEST_BYTES = 2_000_000;

/** The smallest common phone: a picture too small for it is too small for all. */
const ORDINARY_PHONE = { width: 360, density: 2 } as const;

/** The picture widths that the page requests on an ordinary phone, where it draws them largest. */
export const PHONE_WIDTHS = {
  dish: widthOnPhone(DETAIL_SIZES, DISH_WIDTHS),
  slide: widthOnPhone(SLIDE_SIZES, SLIDE_WIDTHS),
} as const;

/** Checks every picture that the content names: once, however many dishes show it. */
export async function checkPictures(
  { slides, items }: ReadContent,
  load: LoadPicture,
): Promise<CheckedPictures> {
  const limit = pLimit(DOWNLOAD_CONCURRENCY);
  const known = new Map<string, Promise<PictureFacts>>();
  const checkUse = async (use: PictureUse) => {
    const key = `${use.collection} ${use.name}`;
    const facts = known.get(key) ?? limit(() => loadFacts(use, load));
    known.set(key, facts);
    return checkPicture(use, await facts);
  };
  const findings = await Promise.all([
    ...slides.map(({ id, imagePath }) => checkUse({ collection: HERO, id, name: imagePath })),
    ...items.map(({ id, image }) =>
      image === undefined ? [withoutPicture(id)] : checkUse({ collection: MENU, id, name: image }),
    ),
  ]);
  return { count: known.size, findings: findings.flat() };
}

async function loadFacts(use: PictureUse, load: LoadPicture): Promise<PictureFacts> {
  try {
    return examinePicture(await load(use));
  } catch (error) {
    return { status: 'missing', reason: errorMessage(error) };
  }
}

function withoutPicture(id: string): Finding {
  return {
    collection: MENU,
    id,
    field: 'itemImage',
    message: 'is missing',
    kind: 'picture-missing',
    severity: 'warning',
    cost: 'the brand’s mark stands where the picture would be',
  };
}

/** What is wrong with a picture where it is shown. */
export function checkPicture(use: PictureUse, facts: PictureFacts): readonly Finding[] {
  const { collection, id, name } = use;
  const field = collection === HERO ? 'imageUrl' : 'itemImage';
  const where = { collection, id, field } as const;
  if (facts.status !== 'sound') {
    const message = `names a picture that is ${facts.status}`;
    const found = facts.reason.includes(name) ? facts.reason : `${name} (${facts.reason})`;
    const kind = `picture-${facts.status}` as const;
    return [{ ...where, message, found, kind, ...costOf(collection, field) }];
  }
  const findings: Finding[] = [];
  const least = PHONE_WIDTHS[collection === HERO ? 'slide' : 'dish'];
  if (facts.width < least) {
    findings.push({
      ...where,
      message: `names a picture that is less than ${least} pixels wide`,
      found: `${name} has ${facts.width}`,
      kind: 'picture-small',
      severity: 'warning',
      cost: 'on ordinary phones it is blurred',
    });
  }
  if (facts.bytes > LARGEST_BYTES) {
    findings.push({
      ...where,
      message: 'names a picture that is larger than 2 MB',
      found: `${name} has ${(facts.bytes / 1_000_000).toFixed(1)}`,
      kind: 'picture-heavy',
      severity: 'warning',
      cost: 'on a slow network it comes late, and it uses up data',
    });
  }
  return findings;
}

/** The width that a browser picks by the `sizes` attribute. */
export function widthOnPhone(sizes: string, widths: readonly number[]): number {
  // The size without a condition comes last and is for the narrowest screens.
  const [, amount = '', unit] = /([\d.]+)(vw|rem)$/.exec(sizes) ?? [];
  const pixels = Number(amount) * (unit === 'vw' ? ORDINARY_PHONE.width / 100 : 16);
  const needed = pixels * ORDINARY_PHONE.density;
  return widths.find((width) => width >= needed) ?? Math.max(...widths);
}
