import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const RULES = 'docs/rules.md';
const lines = readFileSync(RULES, 'utf8').split('\n');

test('every rule links to its test, and every link leads to a file that has the name it gives', () => {
  const broken = lines.flatMap((line, position) => {
    const links = [...line.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
    const isRule = /^\| (?!rule \|)/.test(line);
    const faults = links.flatMap(([, name = '', address = '']) => findFault(name, address) ?? []);
    if (isRule && links.length === 0) faults.push('this rule has no test');
    return faults.map((fault) => `${RULES}:${position + 1}: ${fault}`);
  });
  expect(broken).toEqual([]);
});

test('every § that is cited is a section of the rules', () => {
  const sections = lines.flatMap((line) => /^## §(\d+) /.exec(line)?.[1] ?? []);
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  const files = ['src', 'server', 'tools', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|css|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/§\s?(\d+)/g)]
      .filter(([, section = '']) => !sections.includes(section))
      .map(([citation]) => `${file} cites ${citation}, which ${RULES} does not have`),
  );
  expect(unknown).toEqual([]);
});

/** A link is named by its file, by the file without its endings, or by words of a title in it. */
function findFault(name: string, address: string): string | undefined {
  const file = path.join(path.dirname(RULES), address);
  if (!existsSync(file)) return `“${name}”: there is no ${file}`;
  const base = path.basename(file);
  if (name === base || name === base.replace(/\.(?:spec|test)\.ts$/, '')) return undefined;
  return readFileSync(file, 'utf8').includes(name) ? undefined : `no test “${name}” in ${file}`;
}
