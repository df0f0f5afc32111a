import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IMMUTABLE, SERVICE_WORKER } from '../../server/security-headers.ts';
import { type ProcessEnvironment, pullsContent } from '../../server/settings.ts';
import type { PageAssets } from '../../src/document/document.ts';
import { addressByPath } from '../../src/domain/addresses.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { type HostRules, hostRules } from './host-rules.ts';
import { nginxConfig } from './nginx-config.ts';

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
export async function writeHostFiles(
  folder: string,
  assets: PageAssets,
  environment: ProcessEnvironment,
): Promise<void> {
  const rules = hostRules(assets, environment);
  await writeFile(path.join(folder, '_headers'), headersFile(rules, pullsContent(environment)));
  await writeFile(path.join(folder, '_redirects'), REDIRECTS);
}

export const NGINX_FILE = 'deploy/nginx.conf';

export async function writeNginxConfig(
  assets: PageAssets,
  environment: ProcessEnvironment,
): Promise<void> {
  await mkdir(path.dirname(NGINX_FILE), { recursive: true });
  await writeFile(NGINX_FILE, nginxConfig(hostRules(assets, environment)));
}

/**
 * Where two rules set the same header, Netlify takes the last one and Cloudflare joins both, so each header
 * is set by one rule. Both hosts revalidate everything that has no rule for caching.
 */
export function headersFile(rules: HostRules, hasPulledPictures: boolean): string {
  const policy = (value: string) => ({ 'content-security-policy': value });
  const page = policy(rules.pagePolicy);
  const kept = { 'cache-control': IMMUTABLE };
  const blocks: readonly (readonly [string, HostRules['headers']])[] = [
    ['/*', rules.headers],
    [MENU_PATH, page],
    [`${MENU_PATH}/*`, page],
    ['/404.html', page],
    ['/assets/*', { ...page, ...kept }],
    ['/content/*', policy(rules.contentPolicy)],
    [SERVICE_WORKER, policy(rules.workerPolicy)],
    ...(hasPulledPictures
      ? ([
          ['/content/pictures/*', kept],
          ['/content/_sized/:width/pictures/*', kept],
        ] as const)
      : []),
  ];
  const lines = blocks.flatMap(([address, headers]) => [
    address,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

const OTHERS = LANGUAGES.filter((language) => addressByPath(language) !== MENU_PATH);

/**
 * The query is kept. Cloudflare ignores the lines with "!" or a query in them: it redirects although there is
 * a file, and in Arabic the page's script reads the query. Netlify takes the first line that matches.
 */
export const REDIRECTS = [
  `/ ${MENU_PATH} 302!`,
  `/ ${MENU_PATH} 302`,
  `${MENU_PATH.toLowerCase()} ${MENU_PATH} 301`,
  `${MENU_PATH.toUpperCase()} ${MENU_PATH} 301`,
  ...OTHERS.map((language) => `${MENU_PATH} lang=${language} ${addressByPath(language)}/ 200!`),
  `${MENU_PATH} ${MENU_PATH}/ 200`,
  '',
].join('\n');
