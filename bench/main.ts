import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { parseCommandLine } from '../server/command-line.ts';
import { OperatorError } from '../server/errors.ts';
import { prepareBuild } from '../tools/build/prepare-build.ts';
import { compare } from './compare.ts';
import { type Figures, mediansOf, printTable } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';
import { MENU_SIZES, measureLongMenu } from './long-menus.ts';
import { withBrowser } from './phone.ts';
import { compareServers } from './server-comparison.ts';
import { TARGETS } from './targets.ts';
import { BUDGETS, findExceeded } from './transfer.ts';
import { measureTransfer, visit, warmUp } from './visit.ts';

const RESULTS_FILE = 'bench/results.json';

const OPTIONS = {
  against: { type: 'string' },
  only: { type: 'string' },
  visits: { type: 'string', default: '5' },
} as const;

const USAGE = 'npm run bench -- [--against DIR] [--only targets|long-menus|server] [--visits N]';

type Rows = Record<string, Figures>;

/**
 * `npm run bench` measures, prints tables and writes the results; it fails when a budget is exceeded.
 * `--against DIR` compares this checkout with another one and writes nothing; neither does
 * `--only targets|long-menus|server`. `--visits N` sets how often each page is visited.
 */
export async function run(options: readonly string[]): Promise<void> {
  const { values } = parseCommandLine(options, OPTIONS, USAGE, 0);
  const visits = Number(values.visits);
  if (!(visits >= 1)) throw new OperatorError('--visits needs a number of at least 1');
  const parts = {
    targets: () => measureTargets(visits),
    'long-menus': () => measureLongMenus(visits),
    server: measureServer,
  };
  if (values.only !== undefined && !Object.hasOwn(parts, values.only)) {
    throw new OperatorError(`--only needs one of ${Object.keys(parts).join(', ')}`);
  }
  prepareBuild(process.env);
  if (values.against !== undefined) return compare(values.against, visits);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const results: Record<string, unknown> = { measuredAt: new Date(), machine };
  for (const [name, measure] of Object.entries(parts)) {
    if (values.only === undefined || values.only === name) results[name] = await measure();
  }
  if (values.only !== undefined) return;
  await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`Written to ${RESULTS_FILE}`);
}

async function measureTargets(visits: number) {
  const results: Record<'visits' | 'transfers' | 'lighthouse', Rows> = {
    visits: {},
    transfers: {},
    lighthouse: {},
  };
  for (const [name, { languages, start }] of Object.entries(TARGETS)) {
    console.log(`Visiting the ${name} menu ...`);
    const { address, browserArguments = [], close } = await start();
    try {
      await withBrowser(browserArguments, async (browser) => {
        for (const language of languages) {
          await warmUp(browser, address, language);
          const all: Figures[] = [];
          while (all.length < visits) all.push(await visit(browser, address, language));
          results.visits[`${name} ${language}`] = mediansOf(all);
        }
        results.transfers[name] = await measureTransfer(browser, address);
      });
      const score = () => runLighthouse(address, browserArguments);
      // Now and then the browser's trace lacks its beginning.
      results.lighthouse[name] = await score().catch(score);
    } finally {
      await close();
    }
  }
  printTable(`Slow 4G, processor slowed four times: medians of ${visits} visits`, results.visits);
  printTable('Bytes before scrolling', { ...results.transfers, budget: BUDGETS });
  printTable('Lighthouse, as information', results.lighthouse);
  for (const line of findExceeded(results.transfers.embedded ?? {})) {
    console.error(`Over budget: ${line}`);
    process.exitCode = 1;
  }
  return results;
}

async function measureLongMenus(visits: number): Promise<Rows> {
  const rows: Rows = {};
  await withBrowser([], async (browser) => {
    for (const size of MENU_SIZES) {
      console.log(`Visiting a menu of ${size} dishes ...`);
      rows[size] = await measureLongMenu(browser, size, visits);
    }
  });
  printTable('Long menus, processor slowed four times', rows);
  return rows;
}

async function measureServer(): Promise<Rows> {
  console.log('Measuring the server ...');
  const rows = await compareServers();
  printTable('Requests per second of processor time', rows);
  return rows;
}
