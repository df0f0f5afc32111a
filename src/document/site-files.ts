import type { AddressOf } from '../domain/addresses.ts';
import { LANGUAGES } from '../domain/language.ts';
import { escapeHtml } from './tag.ts';

export function renderRobots(origin: string | undefined): string {
  const map = origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${map}`;
}

export function renderSitemap(origin: string, addressOf: AddressOf): string {
  const addressIn = (language: (typeof LANGUAGES)[number]) =>
    escapeHtml(origin + addressOf(language));
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn('en')),
  ].join('');
  const pages = LANGUAGES.map(
    (language) => `<url><loc>${addressIn(language)}</loc>${alternates}</url>`,
  ).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages}</urlset>
`;
}
