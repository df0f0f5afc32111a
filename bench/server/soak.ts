import type { RunningProcess } from '../running-process.ts';
import { load } from './load.ts';
import type { Soak } from './server-results.ts';
import type { Subject } from './subjects.ts';

const CONNECTIONS = 200;
const WARM_UP_SECONDS = 3;

/** Many visitors for a while: what the server still holds afterwards, it might hold for ever. */
export async function soak(
  server: RunningProcess,
  subjects: readonly Subject[],
  seconds: number,
): Promise<Soak> {
  const headers = { 'accept-encoding': 'br' };
  const requests = subjects.map(({ address }) => ({ path: address, headers }));
  const visit = (duration: number) =>
    load(server, { connections: CONNECTIONS, seconds: duration, requests });
  await visit(WARM_UP_SECONDS);
  const { memoryBytes: memoryBefore } = await server.usage();
  const { perSecond } = await visit(seconds);
  const { memoryBytes: memoryAfter } = await server.usage();
  return {
    seconds,
    connections: CONNECTIONS,
    requestsPerSecond: perSecond,
    memoryBefore,
    memoryAfter,
  };
}
