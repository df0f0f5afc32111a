import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Brand } from '../../src/domain/brand.ts';
import { MENU_RESTAURANT } from '../../tests/support/restaurant/folder.ts';
import { brand as demo } from '../../tests/support/restaurant/menu.config.ts';
import { createPalettes } from './palette.ts';
import { SOURCES } from './prepare-build.ts';

/** A chain that gives as little as possible, with a wide logo of two colours. */
const garden: Brand = {
  name: { en: 'Saffron Garden', ar: 'حديقة الزعفران' },
  description: { en: 'Rice and grills.', ar: 'أرز ومشاوٍ.' },
  logo: '/brand/garden.png',
  links: { findStores: 'https://garden.example/stores' },
  tags: {},
  showsCaloriesOnCards: true,
  vendor: { en: 'Garden Kitchens', ar: 'مطابخ الحديقة' },
  accent: { dark: '#6fb7ff', light: '#004a9f' },
};

const DISH = { id: 'rice', index: 1, categoryEn: 'Rice', categoryAr: 'أرز', titleEn: 'Rice' };

const COLLECTIONS = {
  SHAdminHero: [{ id: 'grill', title: 'Grill', imageUrl: 'grill photo.png' }],
  SteakHouseCategorySequence: [{ id: 'rice', index: 1, categoryEn: 'Rice', categoryAr: 'أرز' }],
  SteakHouseMenu: [DISH],
};

/** Inside of the checkout, so that its packages are found. */
const FOLDER = '.cache/other-brand';

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true });
  for (const name of SOURCES.filter((source) => !['menu.config.ts', 'public'].includes(source))) {
    await cp(name, path.join(FOLDER, name), { recursive: true });
  }
  // The tools that the build runs need them.
  await symlink(path.resolve('node_modules'), path.join(FOLDER, 'node_modules'));
  await cp('tools', path.join(FOLDER, 'tools'), { recursive: true });
  const config = `export const brand = ${JSON.stringify(garden)};\n`;
  await writeFile(path.join(FOLDER, 'menu.config.ts'), config);
  await mkdir(path.join(FOLDER, 'content'));
  for (const [name, documents] of Object.entries(COLLECTIONS)) {
    await writeFile(path.join(FOLDER, `content/${name}.json`), JSON.stringify(documents));
  }
  await mkdir(path.join(FOLDER, 'public/brand'), { recursive: true });
  const half = (background: string) =>
    sharp({ create: { width: 1500, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
  await sharp({ create: { width: 3000, height: 600, channels: 4, background: 'transparent' } })
    .composite([
      { input: await half('#00aa55'), left: 0, top: 0 },
      { input: await half('#ffee00'), left: 1500, top: 0 },
    ])
    .png()
    .toFile(path.join(FOLDER, 'public', garden.logo));
  await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#722' } })
    .png()
    .toFile(path.join(FOLDER, 'content/grill photo.png'));
  const build = "import('./tools/build.ts').then(({ run }) => run([]))";
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', build], {
    cwd: FOLDER,
    env: { ...process.env, MENU_RESTAURANT: '', SITE_URL: 'https://garden.example' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  // A build of its own takes a busy machine a while.
}, 240_000);
afterAll(() => rm(FOLDER, { recursive: true, force: true }));

const output = (file: string) => path.join(FOLDER, 'dist', file);

/** Everything that the build wrote and that is text, in its own words. */
async function readOutputs() {
  const listed = await Promise.all(
    ['dist', 'dist-server'].map(async (folder) => {
      const files = await readdir(path.join(FOLDER, folder), { recursive: true });
      return files.map((file) => path.join(FOLDER, folder, file));
    }),
  );
  const files = [...listed.flat(), path.join(FOLDER, 'firebase.json')].filter((file) =>
    /\.(?:html|css|js|mjs|json|webmanifest|svg|txt|xml)$/.test(file),
  );
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
}

test('no output has the demo’s name, links, mark or colours in it', async () => {
  const logo = await readFile(`${MENU_RESTAURANT}/public${demo.logo}`, 'utf8');
  const mark = /d="([^"]{40})/.exec(logo)?.[1] ?? '';
  const own = new Set(Object.values(createPalettes(garden)).flatMap(Object.values));
  const colours = Object.values(createPalettes(demo)).flatMap(Object.values);
  const traces = [
    ...[demo.name, demo.description, demo.vendor].flatMap(Object.values),
    ...Object.values(demo.links),
    'hornandember',
    'Ember',
    mark,
    ...colours.filter((colour) => !own.has(colour)),
  ];
  expect(traces.every((trace) => trace.length > 4)).toBe(true);
  const outputs = await readOutputs();
  expect(outputs.length).toBeGreaterThan(12);
  const found = outputs.flatMap(({ file, text }) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${file}: ${trace}`),
  );
  expect(found).toEqual([]);
});

test('page, manifest and 404 page are the chain’s', async () => {
  const { dark, light } = createPalettes(garden);
  const page = await readFile(output('Public-Menu-Access/index.html'), 'utf8');
  expect(page).toContain('<meta property="og:site_name" content="Saffron Garden">');
  expect(page).toContain('<bdi>Garden Kitchens</bdi>');
  expect(page).toContain(`<meta name="theme-color" content="${light.page}"`);
  expect(page).toContain('https://garden.example/stores');
  expect(page).not.toContain('Download App');
  expect(page).toMatch(/--logo-ground:\s*url\("?\/brand\/garden\.png"?\)/);
  const manifest = JSON.parse(await readFile(output('menu.ar.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ short_name: 'حديقة الزعفران', theme_color: dark.page });
  expect(await readFile(output('404.html'), 'utf8')).toContain('Saffron Garden');
  const styles = await readFile(output('404.css'), 'utf8');
  expect(styles).toContain(light.accent);
  expect(styles).toContain('--logo-ground: url("/brand/garden.png")');
});

test('browsers that ask for /favicon.ico get it, and the page at the root says its language', async () => {
  const icon = sharp(output('favicon.ico'));
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  expect(await readFile(output('index.html'), 'utf8')).toContain('<html lang="en"');
});

test('icons have the logo in its own colours, whole, on the page’s colour', async () => {
  const { data, info } = await sharp(output('icons/icon-192.png')).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  };
  expect(at(2, 2)).toBe(createPalettes(garden).dark.page);
  expect([at(60, 96), at(130, 96)]).toEqual(['#00aa55', '#ffee00']);
  // Five times as wide as high.
  expect(at(60, 96 - 20)).toBe(at(2, 2));
});

const SITE = 'https://garden.example';

test.each([
  { language: 'en', address: '/Public-Menu-Access', title: 'Saffron Garden – Menu' },
  { language: 'ar', address: '/Public-Menu-Access/ar', title: 'حديقة الزعفران – قائمة الطعام' },
])(
  'on a static host, title, previews and canonical address agree: $language',
  async ({ language, address, title }) => {
    const page = await readFile(output(`${address}/index.html`), 'utf8');
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(`<title>${title}</title>`);
    expect(page).toContain(`<meta property="og:title" content="${title}">`);
    expect(page).toContain(`<meta property="og:url" content="${SITE}${address}">`);
    expect(page).toContain(`<link rel="canonical" href="${SITE}${address}">`);
    expect(page).toContain(`hreflang="ar" href="${SITE}/Public-Menu-Access/ar">`);
    expect(page).toContain(`"url":"${SITE}/Public-Menu-Access/ar"`);
    expect(page).not.toContain(`${SITE}/Public-Menu-Access?lang=`);
    const map = await readFile(output('sitemap.xml'), 'utf8');
    expect(map).toContain(`<loc>${SITE}${address}</loc>`);
    expect(map).toContain(`hreflang="x-default" href="${SITE}/Public-Menu-Access"/>`);
  },
);

test('the picture of link previews is a JPEG of at most 300 KB', async () => {
  const page = await readFile(output('Public-Menu-Access/index.html'), 'utf8');
  const [, address = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
  const preview = await readFile(output(decodeURIComponent(new URL(address).pathname)));
  expect(preview.length).toBeLessThanOrEqual(300_000);
  expect(await sharp(preview).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('content, which may be edited in place, is not compressed beforehand', async () => {
  const files = await readdir(output('content'), { recursive: true });
  expect(files).toContain('SteakHouseMenu.json');
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});

test('a large logo is served in a useful size, and works offline', async () => {
  expect(await sharp(output(garden.logo)).metadata()).toMatchObject({ width: 600, height: 120 });
  expect(await readFile(output('service-worker.js'), 'utf8')).toContain('/brand/garden.png');
});
