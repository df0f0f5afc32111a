import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContainerImage } from './test/container-image.ts';

let image: Awaited<ReturnType<typeof makeContainerImage>>;

beforeAll(async () => {
  image = await makeContainerImage();
});
afterAll(() => image.remove());

test('the Dockerfile is as its linter wants it', async () => {
  expect(validate(await readFile('Dockerfile', 'utf8'))).toEqual([]);
});

test('what is in the image is enough to serve without rights; it tells its health and stops', async () => {
  expect(image.user).toBe('node');
  const server = image.run(image.command, { PORT: '0' });
  const exit = once(server, 'exit');
  const output = text(server.stderr);
  const [ready] = await Promise.race([once(server.stdout, 'data'), exit]);
  const [, origin = await output] = /^Menu ready at (http:\S+)\/Public/.exec(String(ready)) ?? [];
  const { port } = new URL(origin);

  // Sizes are made by what was copied, and kept in the one folder that may be written to.
  const sized = `http://127.0.0.1:${port}/content/_sized/320/images/dishes/ribeye.webp.avif`;
  const typeOf = async () => (await fetch(sized)).headers.get('content-type');
  await expect.poll(typeOf, { timeout: 15_000 }).toBe('image/avif');

  const checked = image.run(image.healthCheck, { PORT: port });
  expect((await once(checked, 'exit'))[0]).toBe(0);
  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await output).toBe('');
  const checkedAfter = image.run(image.healthCheck, { PORT: port });
  expect((await once(checkedAfter, 'exit'))[0]).toBe(1);
});

test.each(['.env', '.git', 'node_modules', 'dist', 'tests'])(
  '%s never reaches a build of the image',
  async (name) => {
    const ignored = (await readFile('.dockerignore', 'utf8')).split('\n');
    expect(ignored.includes(name) || (ignored.includes('.*') && name.startsWith('.'))).toBe(true);
  },
);
