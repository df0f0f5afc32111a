import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../tests/support/browsers/chromium.ts';
import type { Figures } from './figures.ts';

/** Downloaded when it first runs: with its 116 packages every installation would take a third longer. */
const PACKAGE = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** The scores of one run, as information: Lighthouse computes its times from a model of a slow phone. */
export async function runLighthouse(
  address: string,
  browserArguments: readonly string[],
): Promise<Figures> {
  const quoted = browserArguments.map((flag) => flag.replace(/=(.*)/, '="$1"'));
  const flags = ['--headless=new', '--no-sandbox', ...quoted].join(' ');
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', PACKAGE, address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 50_000_000 },
  );
  const { categories }: Report = JSON.parse(stdout);
  const scores = Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]);
  return Object.fromEntries(scores);
}
