import { expect, test } from 'vitest';
import { storage } from './storage-sdk.ts';

test('§9 storage retry limits: 120 000 ms for operations, 600 000 ms for uploads', () => {
  const { maxOperationRetryTime, maxUploadRetryTime } = storage;
  expect(maxOperationRetryTime).toBe(120_000);
  expect(maxUploadRetryTime).toBe(600_000);
});
