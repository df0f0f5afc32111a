import { beforeEach, expect, test, vi } from 'vitest';
import { MENU } from '../../content/backend.ts';
import { readOrRecall } from './read-or-recall.ts';
import { SharedCopy } from './shared-copy.ts';
import { StoredCopies } from './stored-copies.ts';

const DATABASE = { projectId: 'p', apiKey: 'k', emulatorHost: undefined };
const stored = [{ id: 'stored', fields: {} }];
const open = vi.fn(() => ({
  copy: { read: () => Promise.resolve(stored), update: () => Promise.resolve(0) },
  close: () => undefined,
}));

beforeEach(() => {
  open.mockClear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const read = () => readOrRecall(DATABASE, MENU, new StoredCopies(new SharedCopy(open)));

test('what the network brings is fresh, and the copy is left alone', async () => {
  const row = { document: { name: 'x/fresh', createTime: 'a', updateTime: 'b' }, readTime: 'c' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([row]));
  expect(await read()).toEqual({ documents: [{ id: 'fresh', fields: {} }], isStoredCopy: false });
  expect(open).not.toHaveBeenCalled();
});

test.each([
  { why: 'no network', fetched: () => Promise.reject(new TypeError('failed to fetch')) },
  { why: 'a backend in trouble', fetched: async () => new Response('', { status: 503 }) },
  { why: 'a stranger on the line', fetched: async () => new Response('<h1>Welcome to our Wi-Fi') },
])('§7 with $why the copy answers, and says that it does', async ({ fetched }) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  expect(await read()).toEqual({ documents: stored, isStoredCopy: true });
});

test('a refusal is a failure, copy or not', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 403 }));
  await expect(read()).rejects.toThrow('403');
  expect(open).not.toHaveBeenCalled();
});
