import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PageAssets } from '../src/document/document.ts';
import { type ProcessEnvironment, parseSettings } from './settings.ts';

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

/** The headers of every response, for a build with these settings and these inline scripts and styles. */
export function securityHeaders(environment: ProcessEnvironment, inline: InlineHashes): Headers {
  // Subdomains may be other sites of the chain, so they are opt-in.
  const subdomains = environment.HSTS_INCLUDE_SUBDOMAINS === 'true' ? '; includeSubDomains' : '';
  return {
    'content-security-policy': pagePolicy(environment, inline),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': `max-age=31536000${subdomains}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
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
  const given = parseSettings(environment);
  const isLive = given.VITE_FIREBASE_PROJECT_ID && given.MENU_CONTENT_FROM !== 'firebase';
  const firebase = isLive ? [...FIREBASE_HOSTS, ...emulators] : [];
  const vitals = given.VITE_WEB_VITALS_URL ? [new URL(given.VITE_WEB_VITALS_URL).origin] : [];
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts],
    'style-src': ["'self'", ...inline.styles],
    // The page's icon is inlined.
    'img-src': ["'self'", 'data:', 'https:', ...emulators],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...firebase, ...vitals],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

function emulatorHosts(environment: ProcessEnvironment): readonly string[] {
  return [
    environment.VITE_FIRESTORE_EMULATOR_HOST,
    environment.VITE_FIREBASE_STORAGE_EMULATOR_HOST,
    environment.VITE_FIREBASE_AUTH_EMULATOR_HOST,
  ].flatMap((host) => (host ? [`http://${host}`] : []));
}

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

type InlineHashes = ReturnType<typeof inlineHashes>;

/** Of the inline styles and scripts, the only ones that the policy allows. */
export function inlineHashes({ styles, firstFrame }: PageAssets) {
  return { styles: [hash(styles)], scripts: [hash(firstFrame.head), hash(firstFrame.body)] };
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Default headers of every response; a route may set its own. */
export function addHeaders(
  app: FastifyInstance,
  environment: ProcessEnvironment,
  assets: PageAssets,
): void {
  const page = {
    ...securityHeaders(environment, inlineHashes(assets)),
    'cache-control': REVALIDATE,
  };
  const worker = { ...page, 'content-security-policy': serviceWorkerPolicy(environment) };
  app.addHook('onSend', (request, reply, payload, done) => {
    const defaults = Object.entries(request.url === SERVICE_WORKER ? worker : page);
    // A 304 keeps the headers of the cached response.
    if (reply.statusCode !== 304) {
      for (const [name, value] of defaults) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    }
    done(null, payload);
  });
}
