import type * as fs from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const errorWith = (code: string) => Object.assign(new Error(`${code}: mkdir 'a'`), { code });

/** Tests cannot mount: `/mount` is a read-only file system with nothing in it, all else can be written. */
beforeAll(() => {
  vi.resetModules();
  vi.doMock('node:fs', async (importActual) => ({
    ...(await importActual<typeof fs>()),
    accessSync: (file: string) => {
      if (file.startsWith('/mount')) throw errorWith(file === '/mount' ? 'EROFS' : 'ENOENT');
    },
  }));
});

/** Other files share this process and its modules. */
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
});

test.each([
  { folder: '/mount/cache/edition', message: '/mount/cache/edition is read-only' },
  { folder: '/data', message: "/data cannot be written: ENOENT: mkdir 'a'" },
])('$folder: "$message", although Node says ENOENT', async ({ folder, message }) => {
  const { explainWriteError } = await import('./errors.ts');
  expect(explainWriteError(folder, errorWith('ENOENT')).message).toBe(message);
});
