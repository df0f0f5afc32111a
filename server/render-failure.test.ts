import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLLECTIONS, HERO } from '../src/content/backend.ts';
import { removeFolder } from '../tests/support/remove-folder.ts';
import { createServedContent } from './served-content.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'menu-render-'));
  for (const name of COLLECTIONS) {
    await cp(`content/${name}.json`, path.join(folder, `${name}.json`));
  }
});
afterEach(() => removeFolder(folder));

test('a page that cannot be rendered leaves the last one; the next edit is tried', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const rendered = { content: { sections: [], slides: [] }, markup: { en: '', ar: '' } };
  const render = vi.fn(() => rendered);
  const content = createServedContent(folder, render, false);
  const before = await content.current();
  expect(before).toMatchObject({ rendered, problems: [] });

  const file = path.join(folder, `${HERO}.json`);
  await writeFile(file, '[]');
  render.mockImplementationOnce(() => {
    throw new Error('a fault of ours');
  });
  const problem = 'The content cannot be rendered: a fault of ours';
  for (let time = 0; time < 3; time += 1) {
    expect(await content.current()).toEqual({ ...before, problems: [problem] });
  }
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`${problem}; the last readable version is served`),
  );
  expect(content.lastError()).toMatchObject({ message: problem });

  await writeFile(file, '[ ]');
  const after = await content.current();
  expect(after.problems).toEqual([]);
  expect(after.collections.get(HERO)?.bytes).toEqual(Buffer.from('[ ]'));
});
