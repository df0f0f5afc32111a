import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { WebKit } from '../../support/browsers/test-browsers.ts';
import {
  type Engine,
  type Key,
  navigate,
  PHONE,
  parseResult,
  toExpression,
  waitUntil,
} from './engine.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
};

/** WebKitGTK's MiniBrowser by W3C WebDriver, on a virtual display. */
export async function startWebKit(found: WebKit): Promise<Engine> {
  const display = spawn(found.xvfb, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: await readDisplay(display), GDK_BACKEND: 'x11' },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntil('the driver is ready', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const engine = await startSession(address);
  return {
    ...engine,
    close: async () => {
      await engine.close();
      driver.kill();
      display.kill();
    },
  };
}

/** Xvfb picks a free display number and writes it when it is ready. */
async function readDisplay(display: ChildProcess): Promise<string> {
  const [number] = await once(display.stdio[3] ?? display, 'data');
  return `:${String(number).trim()}`;
}

/** The driver can pick a free port itself, but does not say which. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function startSession(driver: string): Promise<Engine> {
  const { sessionId } = await command('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
  const act = (device: object, actions: readonly object[]) =>
    post('actions', { actions: [{ ...device, actions }] });
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const pressAndRelease = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
  });
  const run: Engine['run'] = async (script, ...given) => {
    const source = `return ${toExpression(script, given)}`;
    return parseResult(await post('execute/sync', { script: source, args: [] }));
  };
  await post('window/rect', PHONE);
  return {
    open: (url) => navigate({ run }, () => post('url', { url })),
    reload: () => navigate({ run }, () => post('refresh', {})),
    run,
    point: (x, y) => act(mouse, [moveTo(x, y)]),
    click: (x, y) =>
      act(mouse, [
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) => act({ type: 'key', id: 'keyboard' }, pressAndRelease(KEYS[key])),
    type: (text) => act({ type: 'key', id: 'keyboard' }, [...text].flatMap(pressAndRelease)),
    close: () => command('DELETE', session),
  };
}

async function command(method: 'POST' | 'DELETE', address: string, body?: object) {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = JSON.parse(await response.text());
  if (!response.ok) throw new Error(`${method} ${address}: ${value.error}: ${value.message}`);
  return value;
}
