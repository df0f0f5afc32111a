import autocannon from 'autocannon';
import type { RunningProcess } from '../running-process.ts';
import type { Rate } from './server-results.ts';

interface Load {
  readonly connections: number;
  readonly seconds: number;
  readonly requests: readonly autocannon.Request[];
}

/** Asks as fast as answers come, and counts them. */
export async function load(server: RunningProcess, options: Load): Promise<Rate> {
  const { connections, seconds, requests } = options;
  const { origin } = new URL(server.address);
  const before = await server.usage();
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [...requests],
  });
  const after = await server.usage();
  const { errors, timeouts, statusCodeStats = {} } = result;
  const wrong = Object.keys(statusCodeStats).filter((code) => code !== '200' && code !== '304');
  if (errors > 0 || timeouts > 0 || wrong.length > 0) {
    throw new Error(`${origin}: ${errors} errors, ${timeouts} timeouts, answers ${wrong}`);
  }
  const { average: perSecond, total } = result.requests;
  const perProcessorSecond = total / (after.processorSeconds - before.processorSeconds);
  return { perSecond, perProcessorSecond };
}
