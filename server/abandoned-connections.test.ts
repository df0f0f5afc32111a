import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOpenFiles } from '../tests/support/server/open-files.ts';
import { connectSilently } from '../tests/support/server/silent-client.ts';
import { startTemporarySite, type TemporarySite } from '../tests/support/server/temporary-site.ts';

const PICTURE = '/content/images/large.webp';
const PICTURE_BYTES = 16_000_000;
const MANY = Array.from({ length: 300 }, () => PICTURE);

let site: TemporarySite;

beforeAll(async () => {
  site = await startTemporarySite();
  const file = path.join(site.folder, PICTURE);
  await writeFile(file, 'picture');
  await truncate(file, PICTURE_BYTES);
});
afterAll(() => site.close());

test('a client that sends 300 requests and disconnects leaves no file open', async () => {
  await site.get('/healthz');
  const before = await countOpenFiles();
  for (let time = 0; time < 3; time += 1) {
    const socket = await connectSilently(site.port, MANY);
    socket.resume();
    await once(socket, 'data');
    socket.destroy();
  }
  await expect.poll(countOpenFiles, { timeout: 10_000 }).toBeLessThan(before + 20);
});

test('of pipelined requests the first is answered, then the connection is closed', async () => {
  const addresses = Array.from({ length: 300 }, (_, position) => `/?position=${position}`);
  const socket = await connectSilently(site.port, addresses);
  let text = '';
  socket.resume().setEncoding('utf8');
  for await (const chunk of socket) text += chunk;
  const answers = Array.from(text.matchAll(/^HTTP\/1\.1 (\d+)/gm), ([, status]) => status);
  expect(answers).toEqual(['302', '503']);
  expect(text).toContain('position=0');
});

test('requests one after the other share a connection', async () => {
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  for (let position = 0; position < 50; position += 1) {
    socket.write(`GET /?position=${position} HTTP/1.1\r\nHost: menu\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(answer).toContain(`position=${position}\r\n`);
  }
  socket.destroy();
});

test('clients that never read use little memory and are disconnected', async () => {
  const openFiles = await countOpenFiles();
  const memory = process.memoryUsage().rss;
  const { timeout } = site.server;
  // A hundred times faster than in production.
  site.server.timeout = timeout / 100;
  const dropped: Promise<unknown>[] = [];
  // Not `events.once`: it would reject on a socket error.
  site.server.on('connection', (socket: Socket) =>
    dropped.push(new Promise((resolve) => socket.once('close', resolve))),
  );

  const clients = Array.from({ length: 20 }, () => connectSilently(site.port, MANY));
  await Promise.all(clients);
  await site.get('/healthz', { connection: 'close' });
  expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000);
  // A busy server accepts a connection later than the client sees it as connected.
  await expect
    .poll(() => dropped.length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(clients.length);
  await Promise.all(dropped);
  for (const client of clients) (await client).destroy();
  expect(timeout).toBeLessThanOrEqual(30_000);
  await expect.poll(countOpenFiles, { timeout: 10_000 }).toBeLessThan(openFiles + 20);
});
