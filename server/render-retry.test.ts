import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLLECTIONS, HERO } from '../src/content/backend.ts';
import type { RenderFiles } from './renderer.ts';
import { createServedContent } from './served-content.ts';

const lines: string[] = [];
let folder: string;
let now = 0;

const fileOf = (name: string) => path.join(folder, `${name}.json`);

/** A worker without the worker. */
const renderFiles: RenderFiles = async () => ({
  rendered: {
    content: { sections: [], slides: [] },
    markup: { en: '', ar: '' },
    dishes: new Map(),
  },
  problems: new Map(),
  warnings: [],
});

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation((line) => lines.push(line));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  folder = await mkdtemp(path.join(tmpdir(), 'menu-'));
  for (const name of COLLECTIONS) await writeFile(fileOf(name), '[1]');
});
afterEach(() => rm(folder, { recursive: true }));

test('a worker that crashes is tried again by a request after a pause; the last page stays', async () => {
  const render = vi.fn(renderFiles);
  const content = createServedContent(folder, render);
  const before = await content.current();
  expect(before).toMatchObject({ version: 1, rendered: expect.anything(), problems: [] });

  await writeFile(fileOf(HERO), '[]');
  const crash = new Error('Worker terminated due to reaching memory limit');
  render.mockRejectedValueOnce(crash).mockRejectedValueOnce(crash);
  const problem = 'The content cannot be rendered: Worker terminated due to reaching memory limit';
  for (const { time, tries } of [
    { time: 0, tries: 2 },
    { time: 0, tries: 2 },
    { time: 9_999, tries: 2 },
    { time: 10_000, tries: 3 },
    { time: 19_999, tries: 3 },
  ]) {
    now = time;
    expect(await content.current()).toEqual({ ...before, problems: [problem] });
    expect(render).toHaveBeenCalledTimes(tries);
  }
  expect(content.age()).toBeCloseTo(20, 1);

  now = 20_000;
  const after = await content.current();
  expect(after).toMatchObject({ version: 2, problems: [] });
  expect(after.files.get(HERO)).toEqual(Buffer.from('[]'));
  now = 60_000;
  expect(await content.current()).toBe(after);
  expect(render).toHaveBeenCalledTimes(4);
  expect(lines).toEqual([
    expect.stringMatching(/memory limit; the last readable version is served$/),
    expect.stringMatching(/The content can be read again$/),
  ]);
});
