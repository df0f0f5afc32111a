import { PULLED_PICTURE } from '../../server/content-folder.ts';
import {
  CONTENT_POLICY,
  type Headers,
  IMMUTABLE,
  inlineHashes,
  REVALIDATE,
  SERVICE_WORKER,
  securityHeaders,
  serviceWorkerPolicy,
} from '../../server/security-headers.ts';
import { type ProcessEnvironment, pullsContent } from '../../server/settings.ts';
import type { PageAssets } from '../../src/document/document.ts';

/** Our server's own headers, for a host that serves the build by itself. */
export interface HostRules {
  /** Each has pages of its own. */
  readonly branches: readonly string[];
  /** A live page reads them itself: any path may be one. */
  readonly hasLiveBranches: boolean;
  readonly everywhere: Headers;
  readonly exceptions: readonly {
    /** For nginx and Firebase Hosting. */
    readonly pattern: string;
    /** For Netlify and Cloudflare, which have no expressions. */
    readonly globs: readonly string[];
    readonly headers: Headers;
  }[];
}

export function hostRules(
  assets: PageAssets,
  environment: ProcessEnvironment,
  branches: readonly string[] = [],
  hasBranches = false,
): HostRules {
  const page = securityHeaders(environment, inlineHashes(assets));
  const policy = (value = '') => ({ 'content-security-policy': value });
  const kept = { 'cache-control': IMMUTABLE };
  // A glob cannot tell a picture that is named by its content from a file that may be edited.
  const pulled = pullsContent(environment)
    ? ['/content/pictures/*', '/content/_sized/:width/pictures/*']
    : [];
  return {
    branches,
    hasLiveBranches: hasBranches && assets.isLive,
    everywhere: { ...page, 'cache-control': REVALIDATE },
    exceptions: [
      {
        pattern: '^/assets/.*$',
        globs: ['/assets/*'],
        headers: { ...policy(page['content-security-policy']), ...kept },
      },
      {
        pattern: `^/content/(?:_sized/[0-9]+/)?${PULLED_PICTURE}(?:\\.[a-z]+)?$`,
        globs: pulled,
        headers: kept,
      },
      { pattern: '^/content/.*$', globs: ['/content/*'], headers: policy(CONTENT_POLICY) },
      {
        pattern: `^${SERVICE_WORKER.replace('.', '\\.')}$`,
        globs: [SERVICE_WORKER],
        headers: policy(serviceWorkerPolicy(environment)),
      },
    ],
  };
}
