import path from 'node:path';
import { OperatorError } from './errors.ts';

/** The type of `process.env`. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly contentDir: string;
  /** The interval of pulls, where content is pulled. */
  readonly refreshSeconds: number;
}

export function readSettings(environment: ProcessEnvironment): Settings {
  return {
    host: environment.HOST || '127.0.0.1',
    port: readPort(environment.PORT || '8080'),
    contentDir: path.resolve(contentFolder(environment)),
    refreshSeconds: readRefreshSeconds(environment.MENU_REFRESH_S || '60'),
  };
}

function readPort(value: string): number {
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new OperatorError(`PORT must be a number from 0 to 65535, but is "${value}"`);
}

function readRefreshSeconds(value: string): number {
  const seconds = Number(value);
  if (seconds >= 1 && seconds <= 86_400) return seconds;
  throw new OperatorError(`MENU_REFRESH_S must be a number from 1 to 86400, but is "${value}"`);
}

/** The site's own address, without a trailing slash. */
export function readSiteUrl(environment: ProcessEnvironment): string | undefined {
  const { SITE_URL: value } = environment;
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSite = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  if (isSite) return url.origin;
  throw new OperatorError(
    `SITE_URL must be the address of a site, such as https://menu.example, but is "${value}"`,
  );
}

/** The default folder of `npm run pull`. */
const PULLED_FOLDER = '.cache/edition';

/** Whether the server reads the Firebase project. The page is then built as for any content folder. */
export function pullsContent({ MENU_CONTENT_FROM: from }: ProcessEnvironment): boolean {
  if (!from || from === 'folder') return false;
  if (from === 'firebase') return true;
  throw new OperatorError(`MENU_CONTENT_FROM must be folder or firebase, but is "${from}"`);
}

/** The folder that is served and that a static build embeds. */
export function contentFolder(environment: ProcessEnvironment): string {
  return pullsContent(environment)
    ? pulledFolder(environment)
    : environment.MENU_CONTENT_DIR || 'content';
}

export function pulledFolder(environment: ProcessEnvironment): string {
  return environment.MENU_CONTENT_DIR || PULLED_FOLDER;
}
