import { deleteApp, initializeApp } from 'firebase/app';
import { getStorage } from 'firebase/storage';
import { expect, test } from 'vitest';
import { createSlideImages } from './slide-images.ts';

test('§9 storage retry limits: 120 000 ms for operations, 600 000 ms for uploads', async () => {
  const app = initializeApp({ projectId: 'menu', storageBucket: 'menu.example' }, 'limits');
  createSlideImages(app);
  const { maxOperationRetryTime, maxUploadRetryTime } = getStorage(app);
  expect(maxOperationRetryTime).toBe(120_000);
  expect(maxUploadRetryTime).toBe(600_000);
  await deleteApp(app);
});
