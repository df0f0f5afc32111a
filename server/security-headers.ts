import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageAssets } from '../src/document/document.ts';
import { OperatorError } from './errors.ts';
import { type ProcessEnvironment, pullsContent } from './settings.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

export type Headers = Readonly<Record<string, string>>;

/** A file of the content folder that is opened by itself, such as an SVG, runs no script. */
export const CONTENT_POLICY = "default-src 'none'; sandbox";

export const SERVICE_WORKER = '/service-worker.js';

/** The hosts that the Firebase SDK connects to for the features that we use. */
const FIREBASE_HOSTS = [
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

const EMULATOR_SETTINGS = [
  'VITE_FIRESTORE_EMULATOR_HOST',
  'VITE_FIREBASE_STORAGE_EMULATOR_HOST',
  'VITE_FIREBASE_AUTH_EMULATOR_HOST',
];

/** The headers of every response, for a build with these settings and these inline scripts and styles. */
export function securityHeaders(environment: ProcessEnvironment, inline: InlineHashes): Headers {
  return {
    'content-security-policy': pagePolicy(environment, inline),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': transportSecurity(environment),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** Subdomains may be other sites of the chain, so they are opt-in. */
function transportSecurity({ HSTS_INCLUDE_SUBDOMAINS }: ProcessEnvironment): string {
  return `max-age=31536000${HSTS_INCLUDE_SUBDOMAINS === 'true' ? '; includeSubDomains' : ''}`;
}

/** The service worker fetches the page's pictures, from any site; `connect-src` applies to them. */
export function serviceWorkerPolicy(environment: ProcessEnvironment): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", 'https:', ...emulatorHosts(environment)],
  });
}

function pagePolicy(environment: ProcessEnvironment, inline: InlineHashes): string {
  const emulators = emulatorHosts(environment);
  const isLive = environment.VITE_FIREBASE_PROJECT_ID && !pullsContent(environment);
  const firebase = isLive ? [...FIREBASE_HOSTS, ...emulators] : [];
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // The page's icon is inlined.
    'img-src': ["'self'", 'data:', 'https:', ...emulators],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...firebase, ...vitalsHosts(environment)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

function vitalsHosts({ VITE_WEB_VITALS_URL: address }: ProcessEnvironment): readonly string[] {
  if (!address) return [];
  if (URL.canParse(address)) return [new URL(address).origin];
  throw new OperatorError(`VITE_WEB_VITALS_URL must be a whole address, but is "${address}"`);
}

function emulatorHosts(environment: ProcessEnvironment): readonly string[] {
  return EMULATOR_SETTINGS.flatMap((name) => {
    const host = environment[name];
    return host ? [`http://${host}`] : [];
  });
}

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Hashes of the inline styles and scripts, the only ones that the policy allows. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export function inlineHashes({ styles, firstFrame }: PageAssets): InlineHashes {
  return { styles: [hash(styles)], scripts: [hash(firstFrame.head), hash(firstFrame.body)] };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Default headers of every response; a route may set its own. */
export function addHeaders(app: FastifyInstance, securityHeaders: Headers): void {
  const defaults = Object.entries({ ...securityHeaders, 'cache-control': REVALIDATE });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // A 304 keeps the headers of the cached response.
    if (reply.statusCode !== 304) {
      for (const [name, value] of defaults) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    }
    done(null, payload);
  });
}
