import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../../tests/support/remove-folder.ts';

const CASES = [
  { from: 'src/domain/x.ts', to: './y.ts', allowed: true },
  { from: 'src/domain/x.ts', to: '../content/y.ts', allowed: false },
  { from: 'src/domain/x.ts', to: 'react', allowed: false },
  { from: 'src/platform/x.ts', to: './y.ts', allowed: true },
  { from: 'src/platform/x.ts', to: '../domain/y.ts', allowed: false },
  { from: 'src/platform/x.ts', to: 'react', allowed: false },
  { from: 'src/i18n/x.ts', to: '../domain/y.ts', allowed: true },
  { from: 'src/i18n/x.ts', to: '../page/y.ts', allowed: false },
  { from: 'src/content/x.ts', to: '../domain/y.ts', allowed: true },
  { from: 'src/content/x.ts', to: '../platform/y.ts', allowed: true },
  { from: 'src/content/x.ts', to: '../backends/folder/y.ts', allowed: false },
  { from: 'src/content/x.ts', to: 'react', allowed: false },
  { from: 'src/backends/folder/x.ts', to: '../../content/y.ts', allowed: true },
  { from: 'src/backends/folder/x.ts', to: '../firebase/y.ts', allowed: false },
  { from: 'src/backends/folder/x.ts', to: '../../page/y.ts', allowed: false },
  { from: 'src/page/menu/x.ts', to: '../../content/y.ts', allowed: true },
  { from: 'src/page/menu/x.ts', to: '../../domain/y.ts', allowed: true },
  { from: 'src/page/menu/x.ts', to: '../../i18n/y.ts', allowed: true },
  { from: 'src/page/menu/x.ts', to: '../../platform/y.ts', allowed: true },
  { from: 'src/page/menu/x.ts', to: '../ui/y.ts', allowed: true },
  { from: 'src/page/menu/x.ts', to: '../../start.ts', allowed: false },
  { from: 'src/page/menu/x.ts', to: 'react', allowed: true },
  { from: 'src/page/menu/x.ts', to: 'valibot', allowed: false },
  { from: 'src/page/menu/x.ts', to: '../../backends/folder/y.ts', allowed: false },
  { from: 'src/page/menu/x.ts', to: '#backend', allowed: false },
  { from: 'src/page/page.tsx', to: './hero/y.tsx', allowed: true },
  { from: 'src/page/page.tsx', to: '../backends/folder/y.ts', allowed: false },
  { from: 'src/page/page.tsx', to: '../start.ts', allowed: false },
  { from: 'src/page/menu/x.ts', to: '../dish/y.ts', allowed: true },
  { from: 'src/page/menu/x.ts', to: '../page.tsx', allowed: false },
  { from: 'src/page/dish/x.ts', to: '../allergens/y.ts', allowed: true },
  { from: 'src/page/dish/x.ts', to: '../menu/y.ts', allowed: false },
  { from: 'src/page/search/x.ts', to: '../ui/y.ts', allowed: true },
  { from: 'src/page/search/x.ts', to: '../dish/y.ts', allowed: false },
  { from: 'src/page/dish/x.ts', to: '../picks/y.ts', allowed: true },
  { from: 'src/page/picks/x.ts', to: '../allergens/y.ts', allowed: true },
  { from: 'src/page/picks/x.ts', to: '../dish/y.ts', allowed: false },
  { from: 'src/page/hero/x.ts', to: '../ui/y.ts', allowed: true },
  { from: 'src/page/hero/x.ts', to: '../dish/y.ts', allowed: false },
  { from: 'src/page/ui/x.ts', to: '../../platform/y.ts', allowed: true },
  { from: 'src/page/ui/x.ts', to: '../hero/y.ts', allowed: false },
  { from: 'src/document/x.tsx', to: '../app.tsx', allowed: true },
  { from: 'src/document/x.ts', to: '../content/y.ts', allowed: true },
  { from: 'src/document/x.ts', to: '../page/y.ts', allowed: false },
  { from: 'src/document/x.ts', to: '../backends/folder/y.ts', allowed: false },
  { from: 'src/document/inline/x.ts', to: '../../domain/y.ts', allowed: true },
  { from: 'src/document/inline/x.ts', to: '../../device/stored-language.ts', allowed: true },
  { from: 'src/document/inline/x.ts', to: '../../page/ui/y.ts', allowed: false },
  { from: 'src/document/inline/x.ts', to: 'react', allowed: false },
  { from: 'src/main.tsx', to: './backends/folder/y.ts', allowed: true },
  { from: 'src/main.tsx', to: '#backend', allowed: true },
  { from: 'server/x.ts', to: '../src/domain/y.ts', allowed: true },
  { from: 'server/x.ts', to: '../tools/build/y.ts', allowed: false },
  { from: 'server/pull/x.ts', to: '../../tests/support/y.ts', allowed: false },
  { from: 'server/x.test.ts', to: '../tests/support/y.ts', allowed: true },
  { from: 'server/x.test.ts', to: '../bench/y.ts', allowed: false },
  { from: 'tools/build/x.ts', to: '../../server/y.ts', allowed: true },
  { from: 'tools/build/x.ts', to: '../../tests/support/y.ts', allowed: false },
  { from: 'tools/build/x.ts', to: '../../bench/y.ts', allowed: false },
  { from: 'tools/check-content/x.test.ts', to: '../../tests/support/y.ts', allowed: true },
  { from: 'tools/test.ts', to: '../tests/support/y.ts', allowed: true },
  { from: 'tests/x.ts', to: '../bench/y.ts', allowed: true },
  { from: 'tests/x.ts', to: '../tools/y.ts', allowed: false },
  { from: 'tests/support/x.ts', to: '../../tools/build/y.ts', allowed: true },
  { from: 'tests/support/x.ts', to: '../../bench/y.ts', allowed: false },
  { from: 'bench/x.ts', to: '../tests/support/y.ts', allowed: true },
  { from: 'bench/x.ts', to: '../tests/y.ts', allowed: false },
] as const;

const fileOf = (from: string, position: number) =>
  from.replace(/(?:x|page|main)(?=(?:\.test)?\.tsx?$)/, `case-${position}`);

let folder: string;
let refused: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-direction-'));
  const { overrides } = JSON.parse(await readFile('biome.json', 'utf8'));
  await writeFile(path.join(folder, 'biome.json'), JSON.stringify({ root: true, overrides }));
  for (const [position, { from, to }] of CASES.entries()) {
    const file = path.join(folder, fileOf(from, position));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `import '${to}';\n`);
  }
  refused = await filesWithRestrictedImports(folder);
});

afterAll(() => removeFolder(folder));

test.each(CASES.map((row, position) => ({ ...row, position })))(
  '$from importing $to: allowed is $allowed',
  ({ from, allowed, position }) => {
    expect(refused.has(fileOf(from, position))).toBe(!allowed);
  },
);

function filesWithRestrictedImports(cwd: string): Promise<ReadonlySet<string>> {
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none'];
  return new Promise((resolve) => {
    execFile(process.execPath, [biome, ...options, '.'], { cwd }, (_error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.matchAll(
        /^(\S+?):\d+:\d+ lint\/style\/noRestrictedImports/gm,
      );
      resolve(new Set(Array.from(lines, ([, file = '']) => file)));
    });
  });
}
