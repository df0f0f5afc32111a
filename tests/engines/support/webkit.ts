import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebKit } from '../../support/browsers/other-engines.ts';
import type { Engine } from './engine.ts';
import { startWithWebDriver } from './webdriver.ts';

/** WebKitGTK's MiniBrowser on a screen that nobody sees. */
export async function startWebKit(found: WebKit): Promise<Engine> {
  const screen = spawn(found.screen, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: await displayOf(screen), GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const engine = await startWithWebDriver(address);
  return {
    ...engine,
    close: async () => {
      await engine.close();
      driver.kill();
      screen.kill();
    },
  };
}

/** Xvfb looks for a free number, and tells it when it can be used. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const [number] = await once(screen.stdio[3] ?? screen, 'data');
  return `:${String(number).trim()}`;
}

/** The driver takes a free port by itself, but does not tell which. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function untilReady(driver: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${driver}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
}
