import type { PullResult } from './pull-content.ts';

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
  let isStopped = false;
  let picturesCheckedAt = wasJustPulled ? performance.now() : -Infinity;

  const refresh = async () => {
    const now = performance.now();
    const checksPictures = now - picturesCheckedAt >= PICTURE_CHECK_MS;
    try {
      const result = await refreshing.pull(checksPictures);
      if (checksPictures) picturesCheckedAt = now;
      if (!isStopped) refreshing.onPull(result);
    } catch (error) {
      if (!isStopped) refreshing.onFailure(error);
    }
    if (!isStopped) timer = setTimeout(refresh, everySeconds * 1000);
  };
  let timer = setTimeout(refresh, wasJustPulled ? everySeconds * 1000 : 0);
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
