import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  drawPicture,
  type FirebaseChain,
  startFirebaseChain,
} from '../../tests/support/server/firebase-chain.ts';
import { createCircuitBreaker } from '../firebase/circuit-breaker.ts';
import { readFirebaseProject } from '../firebase/firebase-project.ts';
import type { Picture } from './edition.ts';
import { fetchPicture } from './fetch-picture.ts';
import { readPictureField } from './picture-source.ts';

let chain: FirebaseChain;
let other: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  chain = await startFirebaseChain(1);
  const { body } = await drawPicture(7);
  other = createServer((request, response) => {
    const known = request.headers['if-none-match'];
    asked.push(`${request.url} ${known ?? ''}`.trim());
    const hasEtag = request.url === '/with-etag.webp';
    if (hasEtag && known === '"1"') response.writeHead(304).end();
    else response.writeHead(200, hasEtag ? { etag: '"1"' } : {}).end(body);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  asked.length = 0;
  chain.standIn.setFault();
  chain.standIn.resetCounts();
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await chain.standIn.close();
});

function fetchFrom(address: string, known?: Picture): Promise<Picture> {
  const project = readFirebaseProject(chain.settings, false);
  const fields = { itemImage: address };
  const source = readPictureField(project.storage, 'SteakHouseMenu', fields)?.source;
  if (!source) throw new Error(`no source: ${address}`);
  const store = async (bytes: Buffer, extension: string) =>
    `${createHash('sha256').update(bytes).digest('hex').slice(0, 4)}.${extension}`;
  return fetchPicture(source, known, { project, callHost: createCircuitBreaker(), store });
}

test('another host gets conditional requests', async () => {
  const first = await fetchFrom(`${origin}/with-etag.webp`);
  expect(first).toMatchObject({ file: expect.stringMatching(/^\w{4}\.webp$/), etag: '"1"' });
  expect(await fetchFrom(`${origin}/with-etag.webp`, first)).toBe(first);
  const stale = { ...first, file: 'old.webp', version: 'old', etag: '"0"' };
  expect(await fetchFrom(`${origin}/with-etag.webp`, stale)).toEqual(first);
  expect(asked).toEqual(['/with-etag.webp', '/with-etag.webp "1"', '/with-etag.webp "0"']);
});

test('the same bytes with another ETag are the known picture', async () => {
  const first = await fetchFrom(`${origin}/with-etag.webp`);
  const fromOtherServer = { ...first, etag: '"other"' };
  expect(await fetchFrom(`${origin}/with-etag.webp`, fromOtherServer)).toBe(fromOtherServer);
});

test('a picture without validators is fetched once', async () => {
  const first = await fetchFrom(`${origin}/plain.webp`);
  expect(await fetchFrom(`${origin}/plain.webp`, first)).toBe(first);
  expect(asked).toEqual(['/plain.webp']);
});

test('a download URL of Storage needs no lookup; only a known picture is looked up', async () => {
  const address = chain.addressOf('dishes/0.webp');
  const first = await fetchFrom(address);
  expect(chain.standIn.requests).toHaveLength(2);
  expect(chain.standIn.requests).toContain('download dishes/0.webp');
  chain.standIn.resetCounts();
  expect(await fetchFrom(address, first)).toBe(first);
  expect(chain.standIn.requests).toEqual([expect.stringMatching(/^GET .*dishes\/0\.webp$/)]);
});

test('where rules forbid the lookup, the known picture of a download URL is kept', async () => {
  const address = chain.addressOf('dishes/0.webp');
  const first = await fetchFrom(address);
  chain.standIn.setFault({ service: 'storage', kind: 'http-error', status: 403, of: 'metadata' });
  expect(await fetchFrom(address, first)).toBe(first);
});
