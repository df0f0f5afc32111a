import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { MAX_PICTURE_BYTES } from '../pictures/original-picture.ts';
import { download } from './download.ts';
import { FileRefused } from './storage-file.ts';

const ETAG = '"1"';

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  '/picture': (request, response) => {
    const isKnown = request.headers['if-none-match'] === ETAG;
    response.writeHead(isKnown ? 304 : 200, { etag: ETAG }).end(isKnown ? '' : 'picture');
  },
  '/moved': (_request, response) => response.writeHead(302, { location: '/picture' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/elsewhere': (_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/huge': (_request, response) =>
    response.writeHead(200, { 'content-length': MAX_PICTURE_BYTES + 1 }).write('x'),
  '/half': (_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    response.destroy();
  },
  '/busy': (_request, response) => response.writeHead(429).end(),
  '/gone': (_request, response) => response.writeHead(410).end(),
};

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => ANSWERS[request.url ?? '']?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const OPTIONS = { allowsLocal: true };

test('a file comes with its validators, and is not sent again while unchanged', async () => {
  const answer = await download(`${origin}/picture`, OPTIONS);
  expect(answer).toMatchObject({ bytes: Buffer.from('picture'), etag: ETAG });
  expect(await download(`${origin}/picture`, { ...OPTIONS, known: { etag: ETAG } })).toBe(
    undefined,
  );
  const changed = await download(`${origin}/picture`, { ...OPTIONS, known: { etag: '"0"' } });
  expect(changed?.bytes?.toString()).toBe('picture');
});

test('a redirect is followed', async () => {
  expect((await download(`${origin}/moved`, OPTIONS))?.bytes?.toString()).toBe('picture');
});

test.each([
  { path: '/loop', why: 'redirects without end', message: /leads from one address to another$/ },
  { path: '/elsewhere', why: 'leads out of the web', message: /is no address of the web$/ },
  { path: '/gone', why: 'is gone', message: /the answer was 410$/ },
])('a file that $why is refused', async ({ path, message }) => {
  const answer = download(origin + path, OPTIONS);
  await expect(answer).rejects.toThrow(FileRefused);
  await expect(answer).rejects.toThrow(message);
});

test('a file that is too large is not read', async () => {
  expect(await download(`${origin}/huge`, OPTIONS)).toMatchObject({ bytes: undefined });
});

test.each(['/half', '/busy'])('%s is a temporary failure', async (path) => {
  const answer = download(origin + path, OPTIONS);
  await expect(answer).rejects.toThrow();
  await expect(answer).rejects.not.toThrow(FileRefused);
});

test.each([
  { why: 'loopback', address: 'http://127.0.0.1/' },
  { why: 'loopback', address: 'http://[::1]/' },
  { why: 'a name of loopback', address: 'http://localhost/' },
  { why: 'a decimal number for loopback', address: 'http://2130706433/' },
  { why: 'IPv4-mapped', address: 'http://[::ffff:10.0.0.1]/' },
  { why: 'link-local, where clouds keep credentials', address: 'http://169.254.169.254/latest/' },
  { why: 'link-local', address: 'http://[fe80::1]/' },
  { why: 'private', address: 'http://192.168.1.1/' },
  { why: 'private', address: 'https://10.1.2.3/' },
  { why: 'private', address: 'http://172.16.0.1/' },
  { why: 'unique-local', address: 'http://[fd00::1]/' },
  { why: 'carrier-grade NAT', address: 'http://100.64.0.1/' },
  { why: 'unspecified', address: 'http://0.0.0.0/' },
  { why: 'unspecified', address: 'http://[::]/' },
  { why: 'broadcast', address: 'http://255.255.255.255/' },
  { why: 'multicast', address: 'http://224.0.0.1/' },
  { why: 'multicast', address: 'http://[ff02::1]/' },
  { why: 'protocol assignments', address: 'http://192.0.0.8/' },
  { why: 'benchmarking', address: 'http://198.18.0.1/' },
  { why: 'reserved', address: 'http://240.0.0.1/' },
  { why: 'NAT64 of a private address', address: 'http://[64:ff9b::10.0.0.1]/' },
  { why: 'NAT64 of a local network', address: 'http://[64:ff9b:1::10.0.0.1]/' },
  { why: '6to4 of a private address', address: 'http://[2002:a00:1::]/' },
  { why: 'IPv4-compatible', address: 'http://[::10.0.0.1]/' },
])('$why is refused: $address', async ({ address }) => {
  const answer = download(address, { allowsLocal: false });
  await expect(answer).rejects.toThrow(FileRefused);
  await expect(answer).rejects.toThrow(/ is not on the public web$/);
});

test('a host that does not answer times out', async () => {
  const silent = createServer(() => vi.advanceTimersByTime(30_000));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(download(`http://127.0.0.1:${port}/`, OPTIONS)).rejects.toThrow(
    /no answer in 30000 ms$/,
  );
  vi.useRealTimers();
  silent.close();
});
