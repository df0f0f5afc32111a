import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml, tag } from '../../src/document/tag.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { directionOf, LANGUAGES } from '../../src/domain/language.ts';
import { notFoundMessages } from '../../src/i18n/outside-the-app.ts';
import { generateTokens } from './generated-css.ts';

/** The page for unknown addresses, in each language. It has a style sheet of its own, and no script. */
export async function writeNotFoundPage(brand: Brand, folder: string): Promise<void> {
  await writeFile(path.join(folder, '404.html'), renderPage(brand));
  await writeFile(path.join(folder, '404.css'), (await generateTokens(brand)) + STYLES);
}

function renderPage(brand: Brand): string {
  const titles = LANGUAGES.map(
    (each) => `${notFoundMessages[each].title} – ${brand.name[each]}`,
  ).join(' · ');
  const sections = LANGUAGES.map((language, position) => {
    const { text, link } = notFoundMessages[language];
    const address = `${MENU_PATH}?lang=${language}`;
    return tag(
      'section',
      { lang: language, dir: directionOf(language) },
      tag(position === 0 ? 'h1' : 'h2', {}, text) + tag('p', {}, tag('a', { href: address }, link)),
    );
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="dark light" />
<meta name="robots" content="noindex" />
<title>${escapeHtml(titles)}</title>
<link rel="icon" href="/icons/favicon-32.png" type="image/png" />
<link rel="stylesheet" href="/404.css" />
</head>
<body><main><div class="logo"></div>${sections.join('')}</main></body>
</html>
`;
}

const STYLES = `
:root { color-scheme: dark light; }
body {
  margin: 0;
  min-block-size: 100vh;
  display: grid;
  place-items: center;
  font: 1.125rem / 1.7 system-ui, sans-serif;
  color: var(--text);
  background: var(--page);
}
.logo {
  inline-size: calc(4rem * var(--logo-ratio));
  block-size: 4rem;
  margin-inline: auto;
  color: var(--accent);
  background: var(--logo-ground);
  mask: var(--logo-mask);
}
main { display: grid; gap: 2.5rem; padding: 2rem; text-align: center; }
h1, h2 { margin: 0 0 0.5rem; font-size: 1.5rem; }
p { margin: 0; }
a { display: inline-block; padding: 0.625rem 1.25rem; color: var(--accent); }
`;
