import path from 'node:path';
import * as v from 'valibot';
import { OperatorError } from './errors.ts';

/** The type of `process.env`. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

const text = v.optional(v.string());

function wholeNumber(least: number, most: number) {
  const message = `must be a number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
}

function oneOf<const Option extends string>(...options: readonly Option[]) {
  return v.optional(v.picklist(options, `must be ${options.join(' or ')}`));
}

const emulator = v.optional(
  v.pipe(v.string(), v.regex(/^(?:\[[\da-f:.]+\]|[\w.-]+):\d{1,5}$/i, 'must be host:port')),
);

const site = v.pipe(
  v.string(),
  v.check(isSite, 'must be the address of a site, such as https://menu.example'),
  v.transform((value) => new URL(value).origin),
);

const DAY_S = 86_400;

/** Every setting of `.env.example`. An empty value counts as none. */
const settings = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '8080'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  MENU_CONTENT_DIR: text,
  MENU_CONTENT_FROM: oneOf('folder', 'firebase'),
  MENU_REFRESH_S: v.optional(wholeNumber(1, DAY_S), '60'),
  MENU_MAX_AGE_S: v.optional(wholeNumber(1, 365 * DAY_S)),
  SITE_URL: v.optional(site),
  HSTS_INCLUDE_SUBDOMAINS: oneOf('true', 'false'),
  ACCESS_LOG: oneOf('json', 'off'),
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_STORAGE_BUCKET: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_FIRESTORE_EMULATOR_HOST: emulator,
  VITE_FIREBASE_STORAGE_EMULATOR_HOST: emulator,
  VITE_FIREBASE_AUTH_EMULATOR_HOST: emulator,
  VITE_WEB_VITALS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => URL.canParse(value), 'must be a whole address'),
    ),
  ),
});

export const SETTING_NAMES: readonly string[] = Object.keys(settings.entries);

/** One line names every wrong value. */
export function parseSettings(environment: ProcessEnvironment): v.InferOutput<typeof settings> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const { success, output, issues } = v.safeParse(settings, given, { abortPipeEarly: true });
  if (success) return output;
  const wrong = issues.map((issue) => {
    const name = v.getDotPath(issue) ?? '';
    return `${name} ${issue.message}, but is "${environment[name]}"`;
  });
  throw new OperatorError(wrong.join('; '));
}

export type Settings = ReturnType<typeof readSettings>;

export function readSettings(environment: ProcessEnvironment) {
  const given = parseSettings(environment);
  return {
    host: given.HOST,
    port: given.PORT,
    contentDir: path.resolve(contentFolder(environment)),
    /** The interval of pulls, where content is pulled. */
    refreshSeconds: given.MENU_REFRESH_S,
    /** Content that was read longer ago than this is reported as old. */
    maxAgeSeconds: given.MENU_MAX_AGE_S ?? Infinity,
    /** The site's own address, without a trailing slash. */
    siteUrl: given.SITE_URL,
    logsAccess: given.ACCESS_LOG === 'json',
  } as const;
}

function isSite(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname + url.search === '/';
}

/** Whether the server reads the Firebase project. The page is then built as for any content folder. */
export function pullsContent(environment: ProcessEnvironment): boolean {
  return parseSettings(environment).MENU_CONTENT_FROM === 'firebase';
}

/** The folder that is served and that a static build embeds. */
export function contentFolder(environment: ProcessEnvironment): string {
  return pullsContent(environment)
    ? pulledFolder(environment)
    : environment.MENU_CONTENT_DIR || path.join(environment.MENU_RESTAURANT ?? '', 'content');
}

export function pulledFolder({ MENU_CONTENT_DIR }: ProcessEnvironment): string {
  return MENU_CONTENT_DIR || '.cache/edition';
}
