import type { Collections } from '../../server/pull/firebase-project.ts';
import { COLLECTIONS } from '../../src/content/backend.ts';
import { checkCategories } from './check-categories.ts';
import { checkFields } from './check-fields.ts';
import { checkIndexes } from './check-indexes.ts';
import { checkLanguages } from './check-languages.ts';
import { checkPictures, type LoadPicture } from './check-pictures.ts';
import { checkPrices } from './check-prices.ts';
import { type Finding, placeOf, type Severity } from './finding.ts';
import { readContent } from './read-content.ts';

/** Content as it is stored, and the way to its pictures. */
export interface Source {
  readonly collections: Collections;
  /** The path that relative addresses of item pictures are relative to. */
  readonly itemFolder: string;
  readonly loadPicture: LoadPicture;
}

export interface Report {
  readonly counts: {
    readonly slides: number;
    readonly categories: number;
    readonly items: number;
    readonly pictures: number;
    readonly errors: number;
    readonly warnings: number;
  };
  readonly findings: readonly Finding[];
}

/** Reads content as the app does and says what is wrong with it. */
export async function examine({ collections, itemFolder, loadPicture }: Source): Promise<Report> {
  const content = readContent(collections, itemFolder);
  const unreadable = checkFields(content);
  const pictures = await checkPictures(content, loadPicture);
  const places = new Set(unreadable.map(placeOf));
  const others = [
    ...checkCategories(content),
    ...checkIndexes(content),
    ...checkLanguages(content),
    ...checkPrices(content),
    ...pictures.findings,
    // A field that cannot be read is missing, too: that has been said.
  ].filter((finding) => !places.has(placeOf(finding)));
  const findings = COLLECTIONS.flatMap((name) =>
    [...unreadable, ...others].filter(({ collection }) => collection === name),
  );
  const count = (severity: Severity) => findings.filter((found) => found.severity === severity);
  return {
    counts: {
      slides: content.slides.length,
      categories: content.sections.length,
      items: content.items.length,
      pictures: pictures.count,
      errors: count('error').length,
      warnings: count('warning').length,
    },
    findings,
  };
}
