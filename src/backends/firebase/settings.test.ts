import { expect, test, vi } from 'vitest';

test('an emulator is named by its host and port, also by an IPv6 address', async () => {
  vi.stubEnv('VITE_FIRESTORE_EMULATOR_HOST', '[::1]:8080');
  vi.stubEnv('VITE_FIREBASE_AUTH_EMULATOR_HOST', 'localhost:80');
  const { emulators } = await import('./settings.ts');
  expect(emulators).toEqual({
    firestore: { host: '[::1]', port: 8080 },
    storage: undefined,
    auth: { host: 'localhost', port: 80 },
  });
  vi.unstubAllEnvs();
});
