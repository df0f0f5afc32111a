type Environment = Readonly<Record<string, string | undefined>>;

export type Headers = Readonly<Record<string, string>>;

/** The hosts that the Firebase SDK talks to for what this app does with it, and no others. */
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

/** The headers of every answer, for a build made with these settings. */
export function securityHeaders(environment: Environment): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(environment),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

function contentSecurityPolicy(environment: Environment): string {
  const emulators = EMULATOR_SETTINGS.flatMap((name) => {
    const host = environment[name];
    return host ? [`http://${host}`] : [];
  });
  const firebase = environment.VITE_FIREBASE_PROJECT_ID ? [...FIREBASE_HOSTS, ...emulators] : [];
  const vitals = environment.VITE_WEB_VITALS_URL;
  const connect = ["'self'", ...firebase, ...(vitals ? [new URL(vitals).origin] : [])];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', ...emulators],
    'font-src': ["'self'"],
    'connect-src': connect,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
