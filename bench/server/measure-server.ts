import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { START } from '../checkout.ts';
import { startProcess } from '../running-process.ts';
import type { ServerResults, Throughput } from './server-results.ts';
import { soak } from './soak.ts';
import { findSubjects, writeBaseline } from './subjects.ts';
import { measureThroughput } from './throughput.ts';

const KINDS = ['fresh', '304'] as const;

interface Options {
  readonly isQuick: boolean;
  readonly onProgress: (doing: string) => void;
}

/** What our server carries, against a plain static server with the same bytes; then a soak. */
export async function measureServer({ isQuick, onProgress }: Options): Promise<ServerResults> {
  const folder = await mkdtemp(path.join(tmpdir(), 'menu-baseline-'));
  const server = await startProcess([START]);
  try {
    const { origin } = new URL(server.address);
    const subjects = await findSubjects(origin);
    await writeBaseline(origin, subjects, folder);
    const baseline = await startProcess(['bench/server/baseline.ts', folder]);
    const throughput: Throughput[] = [];
    try {
      const options = { server, baseline, rounds: isQuick ? 1 : 5, seconds: 2 };
      for (const subject of subjects) {
        for (const kind of KINDS) {
          onProgress(`the server: ${subject.name}, ${kind}`);
          throughput.push(await measureThroughput(subject, kind, options));
        }
      }
    } finally {
      await baseline.close();
    }
    onProgress('the server: a soak');
    return { throughput, soak: await soak(server, subjects, isQuick ? 10 : 45) };
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}
