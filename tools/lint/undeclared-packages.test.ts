import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';

const CASES = [
  { from: 'tools/a.ts', to: 'acorn', allowed: false },
  { from: 'tools/b.ts', to: 'declared', allowed: true },
  { from: 'tools/c.ts', to: 'declared-for-tests', allowed: false },
  { from: 'tools/d.test.ts', to: 'declared-for-tests', allowed: true },
  { from: 'vite.config.ts', to: 'declared-for-tests', allowed: false },
  { from: 'vitest.config.ts', to: 'declared-for-tests', allowed: true },
  { from: 'server/a.ts', to: 'declared-for-tests', allowed: false },
  { from: 'server/b.test.ts', to: 'declared-for-tests', allowed: true },
] as const;

let folder: string;
let report: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'undeclared-packages-'));
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  for (const name of ['tools', 'server']) await mkdir(path.join(folder, name));
  for (const { from, to } of CASES) await write(from, `import '${to}';\n`);
  const manifest = {
    dependencies: { declared: '1' },
    devDependencies: { 'declared-for-tests': '1' },
  };
  await write('package.json', JSON.stringify(manifest));
  const { linter } = JSON.parse(await readFile('biome.json', 'utf8'));
  await write('biome.json', JSON.stringify({ root: true, linter }));
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const rule = '--only=correctness/noUndeclaredDependencies';
  const options = [biome, 'lint', rule, '--reporter=github', '.'];
  report = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' }).stdout;
});
afterAll(() => removeFolder(folder));

test.each(CASES)('$from importing the package $to: allowed is $allowed', ({ from, allowed }) => {
  expect(report.includes(`/${from},line=1,`)).toBe(!allowed);
});
