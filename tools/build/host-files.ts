import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressByPath, menuPath } from '../../src/domain/addresses.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import type { HostRules } from './host-rules.ts';
import { nginxConfig, OTHERS } from './nginx-config.ts';

/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read. */
export async function writeHostFiles(folder: string, rules: HostRules): Promise<void> {
  await writeFile(path.join(folder, '_headers'), headersFile(rules));
  await writeFile(
    path.join(folder, '_redirects'),
    redirectsFile(rules.branches, rules.hasLiveBranches),
  );
}

/** For hosts that are told which folder they serve. */
export async function writeHostConfigs(rules: HostRules): Promise<void> {
  await writeFile('firebase.json', `${JSON.stringify(hostingConfig(rules), null, 2)}\n`);
  await mkdir('deploy', { recursive: true });
  await writeFile('deploy/nginx.conf', nginxConfig(rules));
}

/**
 * Where two rules set the same header, Netlify takes the last one and Cloudflare joins both, so each header
 * is set by one rule. Both hosts revalidate everything that has no rule for caching.
 */
export function headersFile({ everywhere, exceptions }: HostRules): string {
  const { 'content-security-policy': policy = '', 'cache-control': _, ...headers } = everywhere;
  const pages = [MENU_PATH, `${MENU_PATH}/*`, '/404.html'];
  const blocks = [
    { globs: ['/*'], headers },
    { globs: pages, headers: { 'content-security-policy': policy } },
    ...exceptions,
  ];
  const lines = blocks.flatMap(({ globs, headers }) =>
    globs.flatMap((glob) => [
      glob,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
  return `${lines.join('\n')}\n`;
}

/**
 * The query is kept. Cloudflare ignores the lines with "!" or a query in them: it redirects although there is
 * a file, and in Arabic the page's script reads the query. Netlify takes the first line that matches.
 */
export function redirectsFile(branches: readonly string[], hasLiveBranches: boolean): string {
  const pages = [undefined, ...branches].flatMap((branch) => {
    const path = menuPath(branch);
    return [
      `${path.toLowerCase()} ${path} 301`,
      `${path.toUpperCase()} ${path} 301`,
      ...(branch === branch?.toUpperCase()
        ? []
        : [`${MENU_PATH}/${branch?.toUpperCase()} ${path} 301`]),
      ...OTHERS.map(
        (language) => `${path} lang=${language} ${addressByPath(language, branch)}/ 200!`,
      ),
      `${path} ${path}/ 200`,
    ];
  });
  // Cloudflare follows these although there is a file.
  const live = [
    ...OTHERS.map((language) => `${addressByPath(language)} ${addressByPath(language)}/ 200`),
    ...OTHERS.map(
      (language) => `${addressByPath(language, ':branch')} ${addressByPath(language)}/ 200`,
    ),
    `${menuPath(':branch')} ${MENU_PATH}/ 200`,
  ];
  const last = hasLiveBranches ? live : [];
  return [`/ ${MENU_PATH} 302!`, `/ ${MENU_PATH} 302`, ...pages, ...last, ''].join('\n');
}

export const REDIRECTS = redirectsFile([], false);

const UNKNOWN_BRANCH = `^${MENU_PATH}/[a-z0-9-]+(?:/(?:${LANGUAGES.join('|')}))?$`;

/** `firebase.json`: the routes, caching and headers of our own server, for Firebase Hosting. */
export function hostingConfig({ everywhere, exceptions, branches, hasLiveBranches }: HostRules) {
  const paths = [MENU_PATH, ...branches.map(menuPath)];
  return {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
    hosting: {
      public: 'dist',
      ignore: ['**/.*', '**/_headers', '**/_redirects', '**/*.br', '**/*.gz'],
      trailingSlash: false,
      redirects: [
        { source: '/', destination: MENU_PATH, type: 302 },
        ...paths.map((path) => ({ regex: otherSpellings(path), destination: path, type: 301 })),
        ...branches
          .map(menuPath)
          .map((destination) => ({ source: `${destination}/en`, destination, type: 301 })),
      ],
      // The page moves on to the plain menu's address: a redirect would hide the branches that there are.
      ...((branches.length > 0 || hasLiveBranches) && {
        rewrites: [{ regex: UNKNOWN_BRANCH, destination: `${MENU_PATH}/index.html` }],
      }),
      headers: [{ pattern: '^.*$', headers: everywhere }, ...exceptions].map((rule) => ({
        regex: rule.pattern,
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
    },
  };
}

/**
 * Matches the path in every letter case but its own. Hosting's regular expressions (RE2) have no negative
 * lookahead, so each alternative fixes one letter in the wrong case and ignores the case of the others.
 */
export function otherSpellings(path: string): string {
  const alternatives = Array.from(path, (letter, position) => {
    const wrong = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    if (wrong === letter) return [];
    return [`(?i:${path.slice(0, position)})${wrong}(?i:${path.slice(position + 1)})`];
  });
  return `^(?:${alternatives.flat().join('|')})$`;
}
