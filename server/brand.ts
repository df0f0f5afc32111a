import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Brand } from '../src/domain/brand.ts';
import { OperatorError } from './errors.ts';

/** Only tests have another one. */
export const BRAND_FILE = path.resolve(process.env.MENU_RESTAURANT ?? '', 'menu.config.ts');

export async function loadBrand(): Promise<Brand> {
  const { brand } = await import(pathToFileURL(BRAND_FILE).href);
  if (!brand) throw new OperatorError('menu.config.ts must export "brand"');
  return brand;
}

/** A container has no such file: there, the build says so. */
export async function hasBranches(): Promise<boolean> {
  return (await loadBrand()).branches === true;
}
