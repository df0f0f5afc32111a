import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
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
  { from: 'src/document/inline/x.ts', to: '../../device/language.ts', allowed: true },
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
  { from: 'tests/x.ts', to: '../bench/y.ts', allowed: false },
  { from: 'tests/x.ts', to: '../tools/y.ts', allowed: false },
  { from: 'tests/support/x.ts', to: '../../tools/build/y.ts', allowed: true },
  { from: 'tests/support/x.ts', to: '../../bench/y.ts', allowed: false },
  { from: 'bench/x.ts', to: '../tests/support/y.ts', allowed: true },
  { from: 'bench/x.ts', to: '../tests/y.ts', allowed: false },
  { from: 'src/device/x.ts', to: '../domain/y.ts', allowed: true },
  { from: 'src/device/x.ts', to: '../page/menu/y.ts', allowed: false },
  { from: 'src/page/hero/x.ts', to: '../navbar/y.ts', allowed: false },
  { from: 'src/page/scroll/x.ts', to: '../overlays/y.ts', allowed: false },
  { from: 'src/page/picks/x.ts', to: '../overlays/y.ts', allowed: true },
  { from: 'src/page/picks/x.ts', to: '../overlays/y.tsx', allowed: false },
  { from: 'src/page/picks/x.ts', to: '../waiter/y.ts', allowed: false },
  { from: 'src/page/picks/x.ts', to: '../menu/y.module.css', allowed: false },
  { from: 'src/page/overlays/x.ts', to: '../waiter/y.ts', allowed: true },
  { from: 'src/page/overlays/x.ts', to: '../menu/y.ts', allowed: false },
  { from: 'src/page/menu/x.ts', to: '../overlays/y.tsx', allowed: true },
  { from: 'src/page/menu/x.ts', to: 'react-dom/server', allowed: false },
  { from: 'src/page/menu/x.ts', to: 'vitest', allowed: false },
  { from: 'src/page/menu/x.test.ts', to: 'vitest', allowed: true },
  { from: 'src/page/new-region/x.ts', to: '../ui/y.ts', allowed: false },
  { from: 'src/new-folder/x.ts', to: '../domain/y.ts', allowed: false },
  { from: 'src/document/inline/x.ts', to: '../../device/picks.ts', allowed: false },
  { from: 'bench/x.ts', to: '../tools/y.ts', allowed: false },
  { from: 'src/main.tsx', to: '../menu.config.ts', allowed: true },
  // What a chain edits: tests have a brand of their own, and tools load the one that is meant.
  { from: 'tests/x.ts', to: '../menu.config.ts', allowed: false },
  { from: 'tests/support/x.ts', to: '../../menu.config.ts', allowed: false },
  { from: 'server/x.test.ts', to: '../menu.config.ts', allowed: false },
  { from: 'tools/x.ts', to: '../menu.config.ts', allowed: false },
  { from: 'tools/x.test.ts', to: '../menu.config.ts', allowed: false },
  { from: 'src/document/x.test.ts', to: '../../menu.config.ts', allowed: false },
  {
    from: 'src/document/x.test.ts',
    to: '../../tests/support/restaurant/menu.config.ts',
    allowed: true,
  },
] as const;

/** One file per case, importing in each way that there is. */
const WAYS = [
  (to: string) => `import '${to}';`,
  (to: string) => `import type { Y } from '${to}';\nexport type X = Y;`,
  (to: string) => `export { y } from '${to}';`,
  (to: string) => `export const load = () => import('${to}');`,
];

const fileOf = (from: string, position: number) =>
  from.replace(/(?:x|page|main|test)(?=(?:\.test)?\.tsx?$)/, (name) =>
    name === 'test' ? name : `case-${position}`,
  );

let folder: string;
let refused: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-direction-'));
  await copyFile('oxlint.config.js', path.join(folder, 'oxlint.config.js'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [position, { from, to }] of CASES.entries()) {
    const file = path.join(folder, fileOf(from, position));
    const way = WAYS[position % WAYS.length] ?? String;
    await write(file, `${way(to)}\n`);
    const target = path.join(path.dirname(file), to.replace(/\?.*/, ''));
    if (to.startsWith('.')) await write(target, 'export {};\n');
  }
  await write(path.join(folder, 'server/cycle-a.ts'), "import type { B } from './cycle-b.ts';\n");
  await write(path.join(folder, 'server/cycle-b.ts'), "import './cycle-a.ts';\n");
  refused = await refusedFiles(folder);
});

afterAll(() => removeFolder(folder));

test.each(CASES.map((row, position) => ({ ...row, position })))(
  '$from importing $to: allowed is $allowed',
  ({ from, allowed, position }) => {
    expect(refused.has(fileOf(from, position))).toBe(!allowed);
  },
);

test('two files that import each other are refused, also by their types', () => {
  expect(refused).toContain('server/cycle-a.ts');
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function refusedFiles(cwd: string): Promise<ReadonlySet<string>> {
  // Without the folders it would walk through the packages, too.
  const folders = ['src', 'server', 'tools', 'tests', 'bench'];
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const options = [oxlint, '-c', 'oxlint.config.js', '-f', 'unix', ...folders];
  const report = await new Promise<string>((resolve) => {
    execFile(process.execPath, options, { cwd }, (_error, stdout, stderr) =>
      resolve(`${stdout}${stderr}`),
    );
  });
  return new Set(Array.from(report.matchAll(/^(\S+?):\d+:\d+:/gm), ([, file = '']) => file));
}
