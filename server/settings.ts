import path from 'node:path';
import { OperatorError } from './operator-error.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly contentDir: string;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  return {
    host: environment.HOST || '127.0.0.1',
    port: readPort(environment.PORT || '8080'),
    contentDir: path.resolve(environment.MENU_CONTENT_DIR || 'content'),
  };
}

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new OperatorError(`PORT must be a number from 0 to 65535, but is "${value}"`);
}
