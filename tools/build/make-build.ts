import { buildApp } from './app.ts';
import { loadCheckedBrand } from './check-brand.ts';
import { writeNotFoundPage } from './not-found-page.ts';
import { buildRenderer } from './renderer.ts';
import { writeSite } from './site.ts';
import { writeWebApp } from './web-app.ts';

/** Writes a build: all that our server needs, which renders pages and sizes pictures itself. */
export async function run([folder = '']: readonly string[]): Promise<void> {
  // With another value from the shell, half of the bundle would be a development build.
  process.env.NODE_ENV = 'production';
  const brand = await loadCheckedBrand();
  const assets = await buildApp(folder, brand, process.env);
  await buildRenderer(folder, assets);
  await writeWebApp(brand, folder);
  await writeNotFoundPage(brand, folder);
  await writeSite(folder);
}
