import type * as fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { explainWriteError } from './errors.ts';

const errorWith = (code: string) => Object.assign(new Error(`${code}: mkdir 'a'`), { code });

/** Tests cannot mount: `/mount` is a read-only file system with nothing in it, all else can be written. */
vi.mock('node:fs', async (importActual) => ({
  ...(await importActual<typeof fs>()),
  accessSync: (file: string) => {
    if (file.startsWith('/mount')) throw errorWith(file === '/mount' ? 'EROFS' : 'ENOENT');
  },
}));

test.each([
  { folder: '/mount/cache/edition', message: '/mount/cache/edition is read-only' },
  { folder: '/data', message: "/data cannot be written: ENOENT: mkdir 'a'" },
])('$folder: "$message", although Node says ENOENT', ({ folder, message }) => {
  expect(explainWriteError(folder, errorWith('ENOENT')).message).toBe(message);
});
