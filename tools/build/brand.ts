import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../../src/domain/brand.ts';

/** What a chain edits: `menu.config.ts`, `public/`, `content/` and `.env`. Only tests have another folder. */
const RESTAURANT = path.resolve(process.env.MENU_RESTAURANT ?? '');

export const PUBLIC_FOLDER = path.join(RESTAURANT, 'public');

const BRAND_FILE = path.join(RESTAURANT, 'menu.config.ts');

/** For what Vite bundles. */
export const BRAND_ALIAS = [{ find: /^.*\/menu\.config\.ts$/, replacement: BRAND_FILE }];

export async function loadBrand(): Promise<Brand> {
  const { brand } = await import(pathToFileURL(BRAND_FILE).href);
  return brand;
}
