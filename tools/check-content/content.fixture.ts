import sharp from 'sharp';
import type { Collections } from '../../server/firebase/firebase-project.ts';
import { BRANCHES, HERO, MENU, parseDocuments, SEQUENCE } from '../../src/content/backend.ts';
import { CONTENT_FOLDER } from '../../src/domain/addresses.ts';
import type { LoadPicture } from './check-pictures.ts';
import { examine, formatReport, type Report } from './report.ts';

interface StoredContent {
  readonly slides?: readonly unknown[];
  readonly sequence?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly branches?: readonly unknown[];
}

export const DISH = {
  id: 'ribeye-300',
  titleEn: 'Ribeye 300 g',
  titleAr: 'ريب آي 300 جم',
  categoryEn: 'Steaks',
  categoryAr: 'ستيك',
  itemImage: 'ribeye.webp',
  allergensEn: 'Milk',
  allergensAr: 'حليب',
  priceEn: '165',
  priceAr: '165',
  caloriesEn: '780 kcal',
  caloriesAr: '780 سعرة',
};
export const SLIDE = { id: 'fire', title: 'Steak', titleAr: 'ستيك', imageUrl: 'fire.webp' };
export const STEAKS = { id: 'steaks', categoryEn: 'Steaks', categoryAr: 'ستيك', index: 1 };

const TAGS = { Best: { en: 'Best seller', ar: 'الأكثر طلبًا' } };

const PICTURE = sharp({ create: { width: 1920, height: 80, channels: 3, background: 'black' } })
  .webp()
  .toBuffer();

/** What is not given is sound. */
export function examineStored(
  { slides = [SLIDE], sequence = [STEAKS], items = [DISH], branches = [] }: StoredContent,
  settings: Parameters<typeof examine>[1] = {},
  loadPicture: LoadPicture = () => PICTURE,
): Promise<Report> {
  const collections: Collections = new Map([
    [HERO, parseDocuments(slides)],
    [SEQUENCE, parseDocuments(sequence)],
    [MENU, parseDocuments(items)],
    [BRANCHES, parseDocuments(branches)],
  ]);
  const source = { collections, isEdited: true, itemFolder: CONTENT_FOLDER, loadPicture };
  return examine(source, { tags: TAGS, ...settings });
}

/** The lines of the printed report, each with its severity. */
export async function linesOf(
  ...given: Parameters<typeof examineStored>
): Promise<readonly string[]> {
  const parts = formatReport(await examineStored(...given))
    .split('\n\n')
    .slice(0, -1);
  return parts.flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return lines.map((line) => `${heading.startsWith('Errors') ? 'error' : 'warning'} ${line}`);
  });
}

/** How the lines of the dish begin. */
export const RIBEYE = 'SteakHouseMenu.json: "Ribeye 300 g" (ribeye-300):';

/** What is said about the dish with these fields. */
export async function dishLines(fields: object): Promise<readonly string[]> {
  const lines = await linesOf({ items: [{ ...DISH, ...fields }] });
  return lines.map((line) => line.replace(`${RIBEYE} `, ''));
}
