import { writeFile } from 'node:fs/promises';
import { IMMUTABLE, REVALIDATE, SERVICE_WORKER } from '../../server/security-headers.ts';
import type { ProcessEnvironment } from '../../server/settings.ts';
import type { PageAssets } from '../../src/document/document.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import { hostRules, PULLED_PICTURE_PATTERN } from './host-rules.ts';

/** `firebase.json`: the routes, caching and headers of our own server, for Firebase Hosting. */
export function hostingConfig(assets: PageAssets, environment: ProcessEnvironment) {
  const { VITE_WEB_VITALS_URL, HSTS_INCLUDE_SUBDOMAINS } = environment;
  const settings = {
    VITE_FIREBASE_PROJECT_ID: 'whichever',
    VITE_WEB_VITALS_URL,
    HSTS_INCLUDE_SUBDOMAINS,
  };
  const { headers, pagePolicy, contentPolicy, workerPolicy } = hostRules(assets, settings);
  const everywhere = {
    ...headers,
    'content-security-policy': pagePolicy,
    'cache-control': REVALIDATE,
  };
  return {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
    hosting: {
      public: 'dist',
      ignore: ['**/.*', '**/_headers', '**/_redirects', '**/*.br', '**/*.gz'],
      trailingSlash: false,
      redirects: [
        { source: '/', destination: MENU_PATH, type: 302 },
        { regex: otherSpellings(MENU_PATH), destination: MENU_PATH, type: 301 },
      ],
      headers: [
        { source: '**', headers: listHeaders(everywhere) },
        { source: '/assets/**', headers: listHeaders({ 'cache-control': IMMUTABLE }) },
        {
          regex: PULLED_PICTURE_PATTERN,
          headers: listHeaders({ 'cache-control': IMMUTABLE }),
        },
        {
          source: '/content/**',
          headers: listHeaders({ 'content-security-policy': contentPolicy }),
        },
        {
          source: SERVICE_WORKER,
          headers: listHeaders({ 'content-security-policy': workerPolicy }),
        },
      ],
    },
  };
}

export async function writeHostingConfig(
  assets: PageAssets,
  environment: ProcessEnvironment,
): Promise<void> {
  const config = hostingConfig(assets, environment);
  await writeFile('firebase.json', `${JSON.stringify(config, null, 2)}\n`);
}

function listHeaders(headers: Readonly<Record<string, string>>) {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
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
