import { rawRequest } from '../../tests/support/server/raw-request.ts';
import type { RunningProcess } from '../running-process.ts';
import { median } from '../statistics.ts';
import { load } from './load.ts';
import type { Rate, Throughput } from './server-results.ts';
import type { Subject } from './subjects.ts';

const CONNECTIONS = 50;

interface Options {
  readonly server: RunningProcess;
  readonly baseline: RunningProcess;
  readonly rounds: number;
  readonly seconds: number;
}

/** Loads both servers with the same, in turns: whatever else the machine does meets both. */
export async function measureThroughput(
  { name, address, file }: Subject,
  kind: Throughput['kind'],
  { server, baseline, rounds, seconds }: Options,
): Promise<Throughput> {
  const measureOurs = await prepare(server, address, kind);
  const measureBaseline = await prepare(baseline, `/${file}`, kind);
  const ours: Rate[] = [];
  const theirs: Rate[] = [];
  while (ours.length < rounds) {
    ours.push(await measureOurs(seconds));
    theirs.push(await measureBaseline(seconds));
  }
  return { subject: name, kind, ours: medianOf(ours), baseline: medianOf(theirs) };
}

async function prepare(server: RunningProcess, address: string, kind: Throughput['kind']) {
  const accepted = { 'accept-encoding': 'br' };
  const { port } = new URL(server.address);
  const { headers } = await rawRequest({ port, path: address, headers: accepted });
  const known = kind === '304' ? { 'if-none-match': String(headers.etag) } : {};
  const requests = [{ path: address, headers: { ...accepted, ...known } }];
  const measure = (seconds: number) =>
    load(server, { connections: CONNECTIONS, seconds, requests });
  // Code that has run for a while is compiled.
  await measure(1);
  return measure;
}

function medianOf(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    perProcessorSecond: median(rates.map(({ perProcessorSecond }) => perProcessorSecond)),
  };
}
