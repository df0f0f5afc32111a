import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import autocannon from 'autocannon';
import sirv from 'sirv';
import { rawRequest } from '../tests/support/server/raw-request.ts';
import { type Figures, median, round } from './figures.ts';
import { type RunningProcess, startProcess } from './run-process.ts';
import { startCheckout } from './targets.ts';

const ROUNDS = 5;
const SECONDS = 2;
const BROTLI = { 'accept-encoding': 'br' } as const;

/** The baseline, in a process of its own: a static server that lists its files once, at the start. */
export async function run([folder = '.']: readonly string[]): Promise<void> {
  const server = createServer(sirv(folder, { etag: true, brotli: true }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  console.log(`Baseline ready at http://127.0.0.1:${port}/page.html`);
}

/** The page: requests per second of processor time, by our server and by sirv with the same bytes. */
export async function compareServers(): Promise<Readonly<Record<string, Figures>>> {
  const ours = await startCheckout('.');
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-baseline-'));
  const { body } = await request(ours);
  await writeFile(path.join(folder, 'page.html'), brotliDecompressSync(body));
  await writeFile(path.join(folder, 'page.html.br'), body);
  const baseline = await startProcess(['bench/server-comparison.ts', folder]);
  const rows = {
    'page, 200': await compareRates(ours, baseline, 200),
    'page, 304': await compareRates(ours, baseline, 304),
  };
  await ours.close();
  await baseline.close();
  await rm(folder, { recursive: true });
  return rows;
}

async function compareRates(ours: RunningProcess, baseline: RunningProcess, status: 200 | 304) {
  // The first round compiles the code.
  await measureRate(ours, status);
  await measureRate(baseline, status);
  const rates: { ours: number[]; sirv: number[] } = { ours: [], sirv: [] };
  while (rates.ours.length < ROUNDS) {
    rates.ours.push(await measureRate(ours, status));
    rates.sirv.push(await measureRate(baseline, status));
  }
  const [here, there] = [median(rates.ours), median(rates.sirv)];
  return { ours: round(here), sirv: round(there), ratio: round(here / there) };
}

async function measureRate(server: RunningProcess, status: 200 | 304): Promise<number> {
  const { etag } = (await request(server)).headers;
  const headers = { ...BROTLI, ...(status === 304 ? { 'if-none-match': String(etag) } : {}) };
  const before = await server.processorSeconds();
  const load = { url: server.address, connections: 50, duration: SECONDS, headers };
  const { statusCodeStats = {}, requests } = await autocannon(load);
  const after = await server.processorSeconds();
  if (statusCodeStats[`${status}`]?.count !== requests.total) {
    throw new Error(`${server.address} did not always answer ${status}`);
  }
  return requests.total / (after - before);
}

async function request({ address }: RunningProcess) {
  const { port, pathname } = new URL(address);
  return rawRequest({ port, path: pathname, headers: BROTLI });
}
