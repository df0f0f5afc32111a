import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseCommandLine } from '../server/command-line.ts';
import { OperatorError } from '../server/errors.ts';
import { contentFolder } from '../server/settings.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { findCheckout, serve } from './checkout.ts';
import { launchBrowser, type Speed } from './phone.ts';
import { type Figures, median, rehearse, visit } from './visit.ts';

const OPTIONS = {
  against: { type: 'string' },
  'cpu-only': { type: 'boolean', default: false },
  visits: { type: 'string', default: '5' },
} as const;

const USAGE = 'npm run bench -- [--against REF|DIR] [--cpu-only] [--visits N]';

/** Measures visits on a phone to this checkout, or also to another one, and prints a table. */
export async function run(given: readonly string[]): Promise<void> {
  const { values } = parseCommandLine(given, OPTIONS, USAGE, 0);
  const { against, visits, 'cpu-only': isCpuOnly } = values;
  if (!(Number(visits) >= 1)) throw new OperatorError(USAGE);
  const content = path.resolve(contentFolder(process.env));
  const folders = ['.', ...(against === undefined ? [] : [await findCheckout(against)])];
  const addresses: string[] = [];
  for (const folder of folders) addresses.push(await serve(folder, content));
  const table = await measure(addresses, Number(visits), isCpuOnly ? 'slow-processor' : 'slow');
  console.log(`\nMedians of ${visits} visits (best: the fastest by the fastest)`);
  console.table(table);
  if (against === undefined && !isCpuOnly && !process.env.MENU_CONTENT_DIR) {
    const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
    const results = { measuredAt: new Date(), machine, ...table };
    await writeFile('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
  }
  // The browser and the servers end with this process.
  process.exit();
}

async function measure(addresses: readonly string[], visits: number, speed: Speed) {
  const browser = await launchBrowser();
  const table: Record<string, Record<string, number>> = {};
  for (const language of LANGUAGES) {
    const seen = [];
    for (const address of addresses) {
      seen.push({
        all: Array.of<Figures>(),
        rehearsal: await rehearse(browser, address, language),
      });
    }
    for (let count = 1; count <= visits; count += 1) {
      console.log(`Visiting in ${language}, ${count} of ${visits} ...`);
      // Alternating, so that a busy machine slows both alike.
      for (const { all, rehearsal } of count % 2 === 0 ? seen.toReversed() : seen) {
        all.push(await visit(browser, speed, rehearsal));
      }
    }
    for (const name of Object.keys(seen[0]?.all[0] ?? {})) {
      const values = seen.map(({ all }) => all.map((figures) => figures[name] ?? Number.NaN));
      table[name] = { ...table[name], ...columnsOf(language, values) };
    }
  }
  return table;
}

function columnsOf(language: string, values: readonly (readonly number[])[]): Figures {
  const round = (value: number) => Number(value.toFixed(2));
  const [here = Number.NaN, there] = values.map(median);
  if (there === undefined) return { [language]: round(here) };
  // A busy machine only ever makes a visit slower.
  const [best = Number.NaN, bestThere = Number.NaN] = values.map((all) => Math.min(...all));
  return {
    [language]: round(here),
    [`${language} there`]: round(there),
    [`${language} ratio`]: round(here / there),
    [`${language} best`]: round(best / bestThere),
  };
}
