import { expect, test, vi } from 'vitest';
import { backendReading } from './backend.fixture.ts';
import { type Backend, HERO, MENU } from './backend.ts';
import { withHeadStart } from './head-start.ts';

const answer = { documents: [], isStoredCopy: false };

test('every collection is read at once; whoever asks first gets that reading, whoever asks again a new one', async () => {
  const readCollection = vi.fn<Backend['readCollection']>().mockResolvedValue(answer);
  const backend = withHeadStart(backendReading(readCollection));
  expect(readCollection).toHaveBeenCalledTimes(3);
  await backend.readCollection(MENU);
  await backend.readCollection(HERO);
  expect(readCollection).toHaveBeenCalledTimes(3);
  await backend.readCollection(MENU);
  expect(readCollection).toHaveBeenCalledTimes(4);
});

test('a failure reaches whoever asks, and a second try is a new one', async () => {
  const readCollection = vi
    .fn<Backend['readCollection']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(answer);
  const backend = withHeadStart(backendReading(readCollection));
  await expect(backend.readCollection(MENU)).rejects.toThrow('offline');
  await expect(backend.readCollection(MENU)).resolves.toBe(answer);
});
