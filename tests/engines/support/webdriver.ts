import type { Engine, Key } from './engine.ts';
import { leave } from './leave.ts';
import { parseAnswer, toSource } from './source.ts';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<Key, string>> = {
  Escape: '\uE00C',
  Enter: '\uE007',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const PHONE = { width: 390, height: 844 };

/** A session of W3C WebDriver. */
export async function startWithWebDriver(driver: string): Promise<Engine> {
  const { sessionId } = await command('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  });
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
  const act = (device: object, actions: readonly object[]) =>
    post('actions', { actions: [{ ...device, actions }] });
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const strike = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
  });
  const run: Engine['run'] = async (script, ...given) => {
    const source = `return ${toSource(script, given)}`;
    return parseAnswer(await post('execute/sync', { script: source, args: [] }));
  };
  await post('window/rect', PHONE);
  return {
    open: (url) => leave({ run }, () => post('url', { url })),
    reload: () => leave({ run }, () => post('refresh', {})),
    run,
    point: (x, y) => act(mouse, [moveTo(x, y)]),
    click: (x, y) =>
      act(mouse, [
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) => act({ type: 'key', id: 'keyboard' }, strike(KEYS[key])),
    type: (text) => act({ type: 'key', id: 'keyboard' }, [...text].flatMap(strike)),
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
