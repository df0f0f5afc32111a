import type { PullResult } from './pull-content.ts';
import { PullRefused } from './pull-guard.ts';

/** The longest pause between two tries while the database fails. */
const MAX_WAIT_S = 900;

/** Known pictures are checked less often than documents: there are many, and they rarely change. */
const PICTURE_CHECK_MS = 600_000;

interface Refreshing {
  readonly pull: (checksPictures: boolean) => Promise<PullResult>;
  readonly everySeconds: number;
  readonly wasJustPulled: boolean;
  readonly onPull: (result: PullResult) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Pulls periodically until it is stopped. */
export function startRefreshing(refreshing: Refreshing): { stop(): void } {
  const { everySeconds, wasJustPulled } = refreshing;
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let failures = 0;
  let picturesCheckedAt = wasJustPulled ? performance.now() : -Infinity;

  const refresh = async () => {
    const now = performance.now();
    const checksPictures = now - picturesCheckedAt >= PICTURE_CHECK_MS;
    try {
      const result = await refreshing.pull(checksPictures);
      failures = 0;
      if (checksPictures) picturesCheckedAt = now;
      if (!isStopped) refreshing.onPull(result);
    } catch (error) {
      // A refused database can be read: it may be put right at any time.
      failures = error instanceof PullRefused ? 0 : failures + 1;
      if (!isStopped) refreshing.onFailure(error);
    }
    if (!isStopped) wait(stagger(waitAfter(failures, everySeconds)));
  };
  const wait = (seconds: number) => {
    timer = setTimeout(refresh, seconds * 1000);
  };
  // Random, so that servers that start together pull at different times.
  wait(wasJustPulled ? Math.random() * everySeconds : 0);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Exponential backoff. */
function waitAfter(failures: number, everySeconds: number): number {
  return Math.min(everySeconds * 2 ** failures, Math.max(MAX_WAIT_S, everySeconds));
}

function stagger(seconds: number): number {
  return seconds * (0.9 + Math.random() * 0.2);
}
