import { PULLED_PICTURE } from '../../server/content-folder.ts';
import {
  CONTENT_POLICY,
  type Headers,
  inlineHashes,
  securityHeaders,
  serviceWorkerPolicy,
} from '../../server/security-headers.ts';
import type { ProcessEnvironment } from '../../server/settings.ts';
import type { PageAssets } from '../../src/document/document.ts';

/** The server's own headers, for a host that serves the build by itself. */
export interface HostRules {
  /** The same everywhere. */
  readonly headers: Headers;
  /** Of the page and of everything that is not named below. */
  readonly pagePolicy: string;
  /** Of `/content/`. */
  readonly contentPolicy: string;
  readonly workerPolicy: string;
}

export function hostRules(assets: PageAssets, environment: ProcessEnvironment): HostRules {
  const { 'content-security-policy': pagePolicy = '', ...headers } = securityHeaders(
    environment,
    inlineHashes(assets),
  );
  return {
    headers,
    pagePolicy,
    contentPolicy: CONTENT_POLICY,
    workerPolicy: serviceWorkerPolicy(environment),
  };
}

/** Pulled pictures, in any size: they are named by their content. */
export const PULLED_PICTURE_PATTERN = `^/content/(?:_sized/[0-9]+/)?${PULLED_PICTURE}(?:\\.[a-z]+)?$`;
