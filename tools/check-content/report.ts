import type { Collections } from '../../server/firebase/firebase-project.ts';
import { type CollectionName, MENU } from '../../src/content/backend.ts';
import { removeHidden } from '../../src/content/fields.ts';
import { allergenReaderFor } from '../../src/domain/allergens/allergen-reader.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { checkAllergens } from './check-allergens.ts';
import { checkBranches } from './check-branches.ts';
import { checkCategories } from './check-categories.ts';
import { checkDishes, type DishBrand } from './check-dishes.ts';
import { checkPictures, type LoadPicture } from './check-pictures.ts';
import { checkReadable, checkTexts } from './check-texts.ts';
import type { Finding, Place, ShownDocument } from './content.ts';
import { error, readContent, textOf } from './content.ts';

/** Stored content, and how to load its pictures. */
export interface Source {
  readonly collections: Collections;
  /** Whether each collection is a file that is edited by hand. */
  readonly isEdited?: boolean;
  readonly notUtf8?: readonly CollectionName[];
  /** The base path of relative addresses of item pictures. */
  readonly itemFolder: string;
  readonly loadPicture: LoadPicture;
}

export type Report = Awaited<ReturnType<typeof examine>>;
type NamedFinding = Report['findings'][number];

const WHOLE = { id: '', field: '' } as const;

/** Reads content as the app does and says what is wrong with it, and with the brand. */
export async function examine(
  { collections, isEdited, notUtf8 = [], itemFolder, loadPicture }: Source,
  brand: DishBrand & Pick<Partial<Brand>, 'allergens' | 'branches'>,
  brandMistakes: readonly string[] = [],
) {
  const content = readContent(collections, itemFolder);
  const unreadable = checkReadable(content);
  const pictures = await checkPictures(content, loadPicture);
  const places = new Set(unreadable.map(keyOf));
  const noDish = error({ ...WHOLE, collection: MENU }, 'has no dish: the menu is empty');
  const all = [
    ...brandMistakes.map((mistake) => error({ ...WHOLE, collection: 'menu.config.ts' }, mistake)),
    ...notUtf8.map((collection) =>
      error({ ...WHOLE, collection }, 'is not saved as UTF-8: letters are lost'),
    ),
    ...(content.items.length === 0 ? [noDish] : []),
    ...unreadable,
    ...[
      ...checkCategories(content),
      ...checkTexts(content),
      ...checkDishes(content, brand),
      ...checkBranches(content, brand),
      ...checkAllergens(content, allergenReaderFor(brand.allergens)),
      ...pictures.findings,
      // An unreadable field is not reported as missing too.
    ].filter((finding) => !places.has(keyOf(finding))),
  ];
  const titles = new Map(content.documents.map((shown) => [keyOf(shown), titleOf(shown)]));
  const findings = all.map((finding) => ({
    ...finding,
    file: finding.collection + (isEdited && finding.collection !== 'menu.config.ts' ? '.json' : ''),
    title: titles.get(keyOf({ ...finding, field: '' })),
  }));
  const { slides, sections, items } = content;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sizes = { slides: slides.length, categories: sections.length, items: items.length };
  const found = { pictures: pictures.count, errors, warnings: findings.length - errors };
  return { counts: { ...sizes, ...found }, findings };
}

function keyOf({ collection, id, field = '' }: Omit<Place, 'field'> & { field?: string }): string {
  return JSON.stringify([collection, id, field]);
}

/** What the menu calls a document. */
function titleOf({ fields }: ShownDocument): string | undefined {
  const names = ['titleEn', 'title', 'titleAr', 'categoryEn', 'categoryAr', 'nameEn', 'nameAr'];
  return names.map((name) => removeHidden(textOf(fields[name])).trim()).find((text) => text !== '');
}

/** A mistake that more documents share is one line with so many names. */
const MAX_NAMES = 5;

/** The report for people: a line for each mistake, the errors first, and at the end the counts. */
export function formatReport({ findings, counts }: Report): string {
  const linesOf = (severity: Finding['severity']) =>
    groupAlike(findings.filter((finding) => finding.severity === severity)).map(describe);
  const parts = [
    ['Errors: diners lose something', ...linesOf('error').toSorted()],
    ['Warnings: it is shown, but poorly', ...linesOf('warning').toSorted()],
  ].filter(({ length }) => length > 1);
  return [...parts, [formatCounts(counts)]].map((lines) => lines.join('\n')).join('\n\n');
}

function groupAlike(findings: readonly NamedFinding[]): readonly (readonly NamedFinding[])[] {
  const groups = new Map<string, NamedFinding[]>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.file, finding.field, finding.message]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length > MAX_NAMES ? [group] : group.map((finding) => [finding]),
  );
}

function describe(group: readonly NamedFinding[]): string {
  const [first] = group;
  if (!first) return '';
  const { file, field, message, found } = first;
  const names = group.slice(0, MAX_NAMES).map(nameOf).join(', ');
  const what = first.collection === MENU ? 'dishes' : 'entries';
  const who = group.length === 1 ? names : `${group.length} ${what}, ${names}, …`;
  const isShared = group.every((finding) => finding.found === found);
  const value = isShared && found ? ` is ${quote(found)}:` : ':';
  const mistake = `${field}${found === undefined ? '' : value} ${message}`;
  return [file, who, mistake.trim()].filter((part) => part !== '').join(': ');
}

/** A manager knows dishes by their names, not by their ids. */
function nameOf({ id, title }: NamedFinding): string {
  if (id === '') return '';
  return title === undefined ? `(${id})` : `"${title}" (${id})`;
}

/** In one line, with hidden characters as their numbers. */
function quote(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const visible = start.replaceAll(/[\s\S]/gu, (letter) => {
    const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    return removeHidden(letter) === '' ? `<U+${code}>` : letter;
  });
  return `"${visible.replaceAll(/\s+/g, ' ')}"`;
}

function formatCounts({ slides, categories, items, pictures, ...found }: Report['counts']): string {
  const content = [count(slides, 'slide'), count(categories, 'category', 'categories')];
  const shown = [...content, count(items, 'dish', 'dishes'), count(pictures, 'picture')];
  return `${shown.join(', ')}: ${formatFound(found)}`;
}

export function formatFound({ errors, warnings }: Pick<Report['counts'], 'errors' | 'warnings'>) {
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
