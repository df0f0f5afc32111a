import { PAGE_CONTENT_ID } from '../content/page-content.ts';
import { type AddressOf, addressByQuery } from '../domain/addresses.ts';
import type { Brand } from '../domain/brand.ts';
import { directionOf, LANGUAGES, type Language, LOCALES } from '../domain/language.ts';
import { isOwnPreview, PREVIEW_SIZE } from '../domain/pictures.ts';
import { type Preview, previewOf } from './preview.ts';
import type { RenderedContent } from './render-content.tsx';
import { structuredData, wholeAddress } from './structured-data.ts';
import { type Attributes, escapeHtml, scriptJson, tag } from './tag.ts';

export interface PageAssets {
  readonly styles: string;
  readonly firstFrame: { readonly head: string; readonly body: string };
  /** The favicon as a data URL: browsers would request it before the scripts. */
  readonly icon: string;
  readonly themeColours: { readonly dark: string; readonly light: string };
  readonly links: readonly Attributes[];
  readonly script: string;
  readonly appFiles: readonly string[];
  readonly readerFiles: readonly string[];
  /** The page is served empty, because it waits for the authentication state (§4). */
  readonly isLive: boolean;
}

export interface PageRequest {
  readonly language: Language;
  readonly dish?: string | undefined;
  readonly origin?: string | undefined;
  readonly addressOf?: AddressOf | undefined;
  /** None if the content cannot be read, and in a build that reads it live. */
  readonly rendered?: RenderedContent | undefined;
}

export function renderDocument(brand: Brand, assets: PageAssets, request: PageRequest): string {
  const { language, rendered } = request;
  const html = tag('html', { lang: language, dir: directionOf(language) });
  return `<!doctype html>${html}<head>${head(brand, assets, request).join('')}</head><body>${[
    tag('div', { id: 'root' }, rendered?.markup[language] ?? ''),
    ...(rendered ? otherLanguagesHtml(brand, language, rendered) : []),
    tag('script', {}, assets.firstFrame.body),
    ...(rendered ? dataOf(brand, rendered, request) : []),
  ].join('')}</body></html>`;
}

function head(brand: Brand, assets: PageAssets, request: PageRequest): readonly string[] {
  const { language, dish, origin, rendered, addressOf = addressByQuery } = request;
  const preview = previewOf(brand, language, rendered, dish, addressOf);
  const [firstSection] = rendered?.content.sections ?? [];
  const link = (attributes: Attributes) => tag('link', attributes);
  return [
    tag('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    tag('title', {}, escapeHtml(preview.title)),
    // The first frame waits for the first dishes: an emptier one would delay them.
    ...(firstSection
      ? [link({ rel: 'expect', blocking: 'render', href: `#${firstSection.id}` })]
      : []),
    ...assets.links.map(link),
    ...scripts(assets, rendered),
    meta('description', preview.description),
    meta('color-scheme', 'dark light'),
    ...(['dark', 'light'] as const).map((scheme) =>
      tag('meta', {
        name: 'theme-color',
        content: assets.themeColours[scheme],
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
    link({ rel: 'icon', href: assets.icon, sizes: '32x32', type: 'image/png' }),
    link({ rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    ...social(brand, language, preview, origin),
    ...(origin === undefined ? [] : alternates(language, origin, addressOf).map(link)),
    tag('style', {}, assets.styles),
    tag('script', { 'data-app': rendered && assets.appFiles.join(' ') }, assets.firstFrame.head),
  ];
}

/** In a page with its menu the app loads after the first frame: src/document/inline/head.ts preloads it. */
function scripts(assets: PageAssets, rendered: RenderedContent | undefined): readonly string[] {
  const start: Attributes = { type: 'module', crossorigin: true, src: assets.script };
  if (rendered) return [tag('script', { ...start, fetchpriority: 'low' }, '')];
  const preloads = [...assets.appFiles, ...assets.readerFiles].map((href) =>
    tag('link', { rel: 'modulepreload', crossorigin: true, href }),
  );
  return [tag('script', start, ''), ...preloads];
}

function social(
  brand: Brand,
  language: Language,
  { title, description, image, imageAlt, address }: Preview,
  origin: string | undefined,
): readonly string[] {
  const property = (name: string, content: string | undefined) =>
    content === undefined ? '' : tag('meta', { property: name, content });
  const picture = origin && image && wholeAddress(image, origin);
  return [
    property('og:site_name', brand.name[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', LOCALES[language]),
    ...LANGUAGES.filter((other) => other !== language).map((other) =>
      property('og:locale:alternate', LOCALES[other]),
    ),
    meta('twitter:card', 'summary_large_image'),
    property('og:url', origin && origin + address),
    property('og:image', picture),
    property('og:image:alt', picture && imageAlt),
    ...Object.entries(PREVIEW_SIZE).map(([name, size]) =>
      property(`og:image:${name}`, picture && isOwnPreview(image) ? `${size}` : undefined),
    ),
  ];
}

function alternates(
  language: Language,
  origin: string,
  addressOf: AddressOf,
): readonly Attributes[] {
  const at = (wanted: Language) => origin + addressOf(wanted);
  return [
    { rel: 'canonical', href: at(language) },
    ...LANGUAGES.map((other) => ({ rel: 'alternate', hreflang: other, href: at(other) })),
    { rel: 'alternate', hreflang: 'x-default', href: at('en') },
  ];
}

/** As script text the browser does not parse it. React escapes `<`, so no text can close the script. */
function otherLanguagesHtml(
  brand: Brand,
  language: Language,
  rendered: RenderedContent,
): readonly string[] {
  return LANGUAGES.filter((other) => other !== language).map((other) => {
    const { title } = previewOf(brand, other, rendered);
    return tag('script', { type: 'text/html', lang: other, title }, rendered.markup[other]);
  });
}

function dataOf(
  brand: Brand,
  { content }: RenderedContent,
  { origin = '', addressOf }: PageRequest,
): readonly string[] {
  const json = (attributes: Attributes, data: unknown) =>
    tag('script', attributes, scriptJson(data));
  return [
    json({ type: 'application/json', id: PAGE_CONTENT_ID }, content),
    json({ type: 'application/ld+json' }, structuredData(brand, content, origin, addressOf)),
  ];
}

function meta(name: string, content: string): string {
  return tag('meta', { name, content });
}
