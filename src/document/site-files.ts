import type { AddressOf } from '../domain/addresses.ts';
import { LANGUAGES } from '../domain/language.ts';
import { escapeHtml } from './tag.ts';

export function renderRobots(origin: string | undefined): string {
  const map = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${map}`;
}

export function renderSitemap(
  origin: string,
  addressOf: AddressOf,
  branches: readonly string[] = [],
): string {
  const pages = [undefined, ...branches].map((branch) =>
    pagesOf((language) => escapeHtml(origin + addressOf(language, branch))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.join('')}</urlset>
`;
}

/** One for each language. */
function pagesOf(addressIn: AddressOf): string {
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn('en')),
  ].join('');
  return LANGUAGES.map(
    (language) => `<url><loc>${addressIn(language)}</loc>${alternates}</url>`,
  ).join('');
}
