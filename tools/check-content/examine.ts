import type { Collections } from '../../server/firebase/firebase-project.ts';
import { COLLECTIONS, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import { allergenReaderFor } from '../../src/domain/allergens/allergen-reader.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { hasText, type LocalizedText } from '../../src/domain/language.ts';
import { checkAllergens } from './check-allergens.ts';
import { checkCategories, checkIndexes } from './check-categories.ts';
import { checkFields, checkLanguages, checkPrices } from './check-fields.ts';
import { checkMarkup } from './check-markup.ts';
import { checkMissing } from './check-missing.ts';
import { checkNames } from './check-names.ts';
import { checkPictures, type LoadPicture } from './check-pictures.ts';
import { checkRules, type Rules } from './check-rules.ts';
import { type Finding, placeOf, type Severity } from './finding.ts';
import { type ReadContent, readContent } from './read-content.ts';

/** Stored content, and how to load its pictures. */
export interface Source {
  readonly collections: Collections;
  /** The base path of relative addresses of item pictures. */
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

/** What `menu.config.ts` says about allergens and rules. */
export type ExaminedBrand = Rules & Pick<Brand, 'allergens'>;

/** Reads content as the app does and says what is wrong with it. */
export async function examine(source: Source, brand: ExaminedBrand): Promise<Report> {
  const { collections, itemFolder, loadPicture } = source;
  const content = readContent(collections, itemFolder);
  const unreadable = checkFields(content);
  const pictures = await checkPictures(content, loadPicture);
  const places = new Set(unreadable.map(placeOf));
  const others = [
    ...checkCategories(content),
    ...checkIndexes(content),
    ...checkLanguages(content),
    ...checkPrices(content),
    ...checkMissing(content, brand),
    ...checkMarkup(content),
    ...checkNames(content),
    ...checkRules(content, brand),
    ...checkAllergens(content, allergenReaderFor(brand.allergens)),
    ...pictures.findings,
    // An unreadable field is not reported as missing too.
  ].filter((finding) => !places.has(placeOf(finding)));
  const titles = titlesOf(content);
  const named = [...unreadable, ...others].map((finding) => {
    const title = titles[finding.collection].get(finding.id);
    return title === undefined ? finding : { ...finding, titles: title };
  });
  const findings = COLLECTIONS.flatMap((name) =>
    named.filter(({ collection }) => collection === name),
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

/** A manager knows dishes by their names, not by their ids. */
function titlesOf({ slides, sequence, items }: ReadContent) {
  const byId = (named: readonly { readonly id: string; readonly title: LocalizedText }[]) =>
    new Map(named.filter(({ title }) => hasText(title)).map(({ id, title }) => [id, title]));
  return {
    [HERO]: byId(slides),
    [SEQUENCE]: byId(sequence.map(({ id, name }) => ({ id, title: name }))),
    [MENU]: byId(items),
  };
}
