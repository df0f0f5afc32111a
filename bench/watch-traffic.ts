import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** Longer than our own server lets anything wait, a picture's first encoding included. */
const QUIET_MS = 1500;

/** Watches what a page asks for and receives; the answer waits until nothing has moved for a while. */
export async function watchTraffic(session: CDPSession): Promise<() => Promise<void>> {
  let lastActivity = performance.now();
  const note = () => {
    lastActivity = performance.now();
  };
  // What is never answered, or answered to a worker, is no reason to wait.
  session.on('Network.requestWillBeSent', note);
  session.on('Network.dataReceived', note);
  session.on('Network.loadingFinished', note);
  session.on('Network.loadingFailed', note);
  await session.send('Network.enable');
  return async () => {
    while (performance.now() - lastActivity < QUIET_MS) await wait(100);
  };
}
