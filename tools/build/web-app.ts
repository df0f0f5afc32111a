import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../src/domain/brand.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { directionOf, LANGUAGES, type Language } from '../../src/domain/language.ts';
import { messages } from '../../src/i18n/messages.ts';
import { drawMark } from './brand-mark.ts';
import { createPalettes } from './palette.ts';

const FAVICON = { file: 'favicon-32.png', size: 32, share: 0.9 } as const;

/** How much of an icon its mark fills; a maskable one may be cut to a circle by the launcher. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.7, purpose: 'any' },
  { file: 'icon-512.png', size: 512, share: 0.7, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.55, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, share: 0.65, purpose: undefined },
  { ...FAVICON, purpose: undefined },
] as const;

type Icon = Pick<(typeof ICONS)[number], 'size' | 'share'>;

/** Twice the largest size in pixels that a page shows a logo in. */
const LOGO_BOX = { width: 600, height: 200 };

/** What follows from the brand: icons, the logo in a useful size, a manifest per language. */
export async function writeWebApp(brand: Brand, folder: string): Promise<void> {
  await mkdir(path.join(folder, 'icons'), { recursive: true });
  // Browsers that ask for it read a PNG, too.
  await writeFile(path.join(folder, 'favicon.ico'), await drawIcon(FAVICON, brand));
  for (const icon of ICONS) {
    await writeFile(path.join(folder, 'icons', icon.file), await drawIcon(icon, brand));
  }
  if (/\.png$/i.test(brand.logo)) {
    const { picture } = await drawMark(brand, LOGO_BOX, brand.accent.dark);
    await writeFile(path.join(folder, brand.logo), picture);
  }
  for (const language of LANGUAGES) {
    const manifest = JSON.stringify(webAppManifest(brand, language), null, 2);
    await writeFile(path.join(folder, manifestFile(language)), manifest);
  }
}

export function manifestFile(language: Language): string {
  return `menu.${language}.webmanifest`;
}

export async function drawFavicon(brand: Brand): Promise<Buffer> {
  // The page inlines it: sixteen colours are enough for a mark of this size.
  return sharp(await drawIcon(FAVICON, brand))
    .png({ palette: true, effort: 10, colours: 16 })
    .toBuffer();
}

async function drawIcon({ size, share }: Icon, brand: Brand): Promise<Buffer> {
  const box = Math.round(size * share);
  const { dark } = createPalettes(brand);
  const mark = await drawMark(brand, { width: box, height: box }, dark.accent);
  return sharp({ create: { width: size, height: size, channels: 4, background: dark.page } })
    .composite([{ input: mark.picture, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

function webAppManifest(brand: Brand, language: Language) {
  const { dark } = createPalettes(brand);
  const address = (code: Language) => `${MENU_PATH}?lang=${code}`;
  return {
    id: MENU_PATH,
    name: messages[language].pageTitle(brand.name[language]),
    short_name: brand.name[language],
    description: brand.description[language],
    lang: language,
    dir: directionOf(language),
    start_url: address(language),
    scope: MENU_PATH,
    display: 'standalone',
    background_color: dark.page,
    theme_color: dark.page,
    icons: ICONS.filter(({ purpose }) => purpose !== undefined).map(({ file, size, purpose }) => ({
      src: `/icons/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: LANGUAGES.map((code) => ({
      name: messages[code].languageName,
      url: address(code),
    })),
  };
}
