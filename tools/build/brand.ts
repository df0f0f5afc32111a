import path from 'node:path';
import { BRAND_FILE } from '../../server/brand.ts';

/** What a chain edits: `menu.config.ts`, `public/`, `content/` and `.env`. Only tests have another folder. */
const RESTAURANT = path.resolve(process.env.MENU_RESTAURANT ?? '');

export const PUBLIC_FOLDER = path.join(RESTAURANT, 'public');

/** For what Vite bundles. */
export const BRAND_ALIAS = [{ find: /^.*\/menu\.config\.ts$/, replacement: BRAND_FILE }];
