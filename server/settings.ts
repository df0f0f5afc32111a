import path from 'node:path';
import { contentFolder } from './content-from.ts';
import type { ProcessEnvironment } from './environment.ts';
import { OperatorError } from './operator-error.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly contentDir: string;
  /** How often content is pulled, if it is. */
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

/** The site's own address, without a slash at its end. */
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
