import { HERO, type MENU } from '../../src/content/backend.ts';
import { costOf } from './costs.ts';
import type { Finding } from './finding.ts';
import { PHONE_WIDTHS } from './phone-widths.ts';
import type { PictureFacts } from './picture-facts.ts';

/** A document that names a picture. */
export interface PictureUse {
  readonly collection: typeof HERO | typeof MENU;
  readonly id: string;
  /** What its field holds, as the app makes use of it. */
  readonly name: string;
}

const LARGEST_BYTES = 2_000_000;

/** What is wrong with a picture where it is shown. */
export function judgePicture(use: PictureUse, facts: PictureFacts): readonly Finding[] {
  const { collection, id, name } = use;
  const field = collection === HERO ? 'imageUrl' : 'itemImage';
  const place = { collection, id, field } as const;
  if (facts.status !== 'sound') {
    const message = `names a picture that is ${facts.status}`;
    const found = facts.reason.includes(name) ? facts.reason : `${name} (${facts.reason})`;
    const kind = `picture-${facts.status}` as const;
    return [{ ...place, message, found, kind, ...costOf(collection, field) }];
  }
  const findings: Finding[] = [];
  const least = PHONE_WIDTHS[collection === HERO ? 'slide' : 'dish'];
  if (facts.width < least) {
    findings.push({
      ...place,
      message: `names a picture that is less than ${least} pixels wide`,
      found: `${name} has ${facts.width}`,
      kind: 'picture-small',
      severity: 'warning',
      cost: 'on ordinary phones it is blurred',
    });
  }
  if (facts.bytes > LARGEST_BYTES) {
    findings.push({
      ...place,
      message: 'names a picture that is larger than 2 MB',
      found: `${name} has ${(facts.bytes / 1_000_000).toFixed(1)}`,
      kind: 'picture-heavy',
      severity: 'warning',
      cost: 'on a slow network it comes late, and it uses up data',
    });
  }
  return findings;
}
