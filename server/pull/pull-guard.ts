import { createHash } from 'node:crypto';
import { canonical } from '../../src/backends/firebase/rest.ts';
import { MENU } from '../../src/content/backend.ts';
import { DISH_TEXTS } from '../../src/content/dish-fields.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { errorMessage, OperatorError } from '../errors.ts';
import type { Collections } from '../firebase/firebase-project.ts';
import { parseDishes } from './describe-changes.ts';
import { collectionsOf, type Edition, readEdition, recordRead } from './edition.ts';

/** The database was read, but what it holds is not published. */
export class PullRefused extends OperatorError {
  constructor(reason: string) {
    super(
      `Refused: ${reason}. The old content stays; "npm run pull -- --force" accepts the new one.`,
    );
  }
}

/** What is served was chosen by a rollback: it is no old menu. */
export class RolledBack extends PullRefused {}

/** The texts that a diner cannot do without. */
const VITAL_TEXTS = ['title', 'price', 'allergens'] as const;

/** Changes whenever a document does. */
export function hashDocuments(collections: Collections): string {
  return createHash('sha256')
    .update(canonical([...collections]))
    .digest('hex');
}

/** What cannot be compared is not replaced, nor what was chosen by a rollback, unless that is forced. */
export async function openLastEdition(
  folder: string,
  documents: string,
  isForced: boolean,
): Promise<Edition | undefined> {
  const last = await readEdition(folder).catch((error: unknown) => {
    if (isForced) return undefined;
    throw new PullRefused(errorMessage(error));
  });
  if (isForced || !last?.refused.includes(documents)) return last;
  await recordRead(folder);
  throw new RolledBack('the database still holds what was rolled back');
}

/** Refuses what is more likely an accident than an edit. */
export function refuseLoss(last: Edition, collections: Collections): void {
  const before = collectionsOf(last);
  const documents = Array.from(collections, ([name, { length: now }]) => ({
    what: `${name} had % documents and has`,
    before: before.get(name)?.length ?? 0,
    now,
  }));
  const [old, current] = [parseDishes(before), parseDishes(collections)];
  const texts = VITAL_TEXTS.flatMap((text) =>
    LANGUAGES.map((language) => ({
      what: `${MENU} had % dishes with ${DISH_TEXTS[text].stored[language]} and has`,
      before: old.filter((dish) => dish[text][language] !== undefined).length,
      now: current.filter((dish) => dish[text][language] !== undefined).length,
    })),
  );
  const isLoss = ({ before: all, now }: { before: number; now: number }) => now < all / 2;
  const lost = documents.filter(isLoss);
  const losses = lost.length > 0 ? lost : texts.filter(isLoss);
  if (losses.length === 0) return;
  const lines = losses.map(({ what, before: all, now }) => `${what.replace('%', `${all}`)} ${now}`);
  throw new PullRefused(lines.join(', '));
}
