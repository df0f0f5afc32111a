import { PAGE_CONTENT_ID } from '../content/page-content.ts';
import type { Brand } from '../domain/brand.ts';
import { directionOf, type Language, otherLanguage } from '../domain/language.ts';
import { pageAddress } from '../domain/page-address.ts';
import { PAGE_COLOUR } from '../domain/page-colour.ts';
import type { PageAssets } from './page-assets.ts';
import { type Preview, previewOf } from './preview.ts';
import type { RenderedContent } from './rendered-content.ts';
import { structuredData, wholeAddress } from './structured-data.ts';
import { type Attributes, escapeHtml, scriptJson, tag } from './tag.ts';

export interface PageRequest {
  readonly language: Language;
  /** The id of the dish that the address names. */
  readonly dish?: string | undefined;
  /** Where the page is served, if that is known when it is made. */
  readonly origin?: string | undefined;
  /** Nothing where the content cannot be read, and in a build that reads it live. */
  readonly rendered?: RenderedContent | undefined;
}

/** The whole page, as it travels: the one place that writes its head. */
export function renderDocument(brand: Brand, assets: PageAssets, request: PageRequest): string {
  const { language, rendered } = request;
  const html = tag('html', { lang: language, dir: directionOf(language) });
  return `<!doctype html>${html}<head>${head(brand, assets, request).join('')}</head><body>${[
    tag('div', { id: 'root' }, rendered?.screens[language] ?? ''),
    ...(rendered ? [otherScreen(brand, language, rendered)] : []),
    tag('script', {}, assets.firstFrame.body),
    ...(rendered ? dataOf(brand, rendered, request.origin) : []),
  ].join('')}</body></html>`;
}

function head(brand: Brand, assets: PageAssets, request: PageRequest): readonly string[] {
  const { language, dish, origin, rendered } = request;
  const preview = previewOf(brand, language, rendered, dish);
  const [firstSection] = rendered?.content.sections ?? [];
  const link = (attributes: Attributes) => tag('link', attributes);
  return [
    tag('meta', { charset: 'utf-8' }),
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    tag('title', {}, escapeHtml(preview.title)),
    // The first frame has dishes in it: one before them would only make them later.
    ...(firstSection
      ? [link({ rel: 'expect', blocking: 'render', href: `#${firstSection.id}` })]
      : []),
    ...assets.links.map(link),
    ...scripts(assets, rendered),
    meta('description', preview.description),
    meta('color-scheme', 'dark light'),
    tag('meta', {
      name: 'theme-color',
      content: PAGE_COLOUR.dark,
      media: '(prefers-color-scheme: dark)',
    }),
    tag('meta', {
      name: 'theme-color',
      content: PAGE_COLOUR.light,
      media: '(prefers-color-scheme: light)',
    }),
    link({ rel: 'icon', href: assets.icon, sizes: '32x32', type: 'image/png' }),
    link({ rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
    ...social(brand, language, preview, origin),
    ...(origin === undefined ? [] : alternates(language, origin).map(link)),
    tag('style', {}, assets.styles),
    // Behind the styles, which say where the fonts are.
    tag('script', { 'data-app': rendered && assets.appFiles.join(' ') }, assets.firstFrame.head),
  ];
}

/** Where the menu is in the page, they come behind what is seen: `src/document/inline/head.ts` hints at the app. */
function scripts(assets: PageAssets, rendered: RenderedContent | undefined): readonly string[] {
  const start: Attributes = { type: 'module', crossorigin: true, src: assets.script };
  if (rendered) return [tag('script', { ...start, fetchpriority: 'low' }, '')];
  const hints = [...assets.appFiles, ...assets.readerFiles].map((href) =>
    tag('link', { rel: 'modulepreload', crossorigin: true, href }),
  );
  return [tag('script', start, ''), ...hints];
}

/** For chats, which show a link by its title, its words and its picture. */
function social(
  brand: Brand,
  language: Language,
  { title, description, image, address }: Preview,
  origin: string | undefined,
): readonly string[] {
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    property('og:type', 'website'),
    property('og:site_name', brand.name[language]),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', language === 'ar' ? 'ar_SA' : 'en_US'),
    meta('twitter:card', 'summary_large_image'),
    ...(origin === undefined ? [] : [property('og:url', origin + address)]),
    ...(origin === undefined || image === undefined
      ? []
      : [property('og:image', wholeAddress(image, origin))]),
  ];
}

function alternates(language: Language, origin: string): readonly Attributes[] {
  const at = (wanted: Language) => origin + pageAddress({ language: wanted });
  return [
    { rel: 'canonical', href: at(language) },
    { rel: 'alternate', hreflang: 'en', href: at('en') },
    { rel: 'alternate', hreflang: 'ar', href: at('ar') },
    { rel: 'alternate', hreflang: 'x-default', href: at('en') },
  ];
}

/**
 * The screen in the other language; src/document/inline/ puts it in place where it is wanted. As text: no
 * browser spends time on it before. Nothing in it can end it, since a text's `<` is written otherwise.
 */
function otherScreen(brand: Brand, language: Language, rendered: RenderedContent): string {
  const other = otherLanguage(language);
  const { title } = previewOf(brand, other, rendered, undefined);
  return tag('script', { type: 'text/html', lang: other, title }, rendered.screens[other]);
}

function dataOf(brand: Brand, { content }: RenderedContent, origin = ''): readonly string[] {
  const json = (attributes: Attributes, data: unknown) =>
    tag('script', attributes, scriptJson(data));
  return [
    json({ type: 'application/json', id: PAGE_CONTENT_ID }, content),
    json({ type: 'application/ld+json' }, structuredData(brand, content, origin)),
  ];
}

function meta(name: string, content: string): string {
  return tag('meta', { name, content });
}
