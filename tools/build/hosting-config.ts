import type { Headers } from '../../server/security-headers.ts';
import { MENU_PATH } from '../../src/domain/constants.ts';
import type { HostRules } from './host-rules.ts';

/** `firebase.json`: the routes, caching and headers of our own server, for Firebase Hosting. */
export function hostingConfig({ everywhere, exceptions }: HostRules) {
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
      headers: [{ pattern: '^.*$', headers: everywhere }, ...exceptions].map((rule) => ({
        regex: rule.pattern,
        headers: listHeaders(rule.headers),
      })),
    },
  };
}

function listHeaders(headers: Headers) {
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
