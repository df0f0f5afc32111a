import { FIREBASE_BUILD, FIREBASE_SETTINGS } from '../tests/support/firebase-build.ts';
import {
  type Outcome,
  provideBrowsers,
  runBrowserTests,
  runCommand,
  runUnitTests,
} from './test/suites.ts';

/** `npm test`: everything, ending with a line that counts it. */
export async function run(): Promise<void> {
  const browsers = provideBrowsers();
  const outcomes: Outcome[] = [
    runCommand('Build', 'node', ['tools/run.mjs', 'tools/build.ts', '--app-only']),
    runCommand(
      'Build for Firebase',
      'node',
      ['tools/run.mjs', 'tools/build.ts', FIREBASE_BUILD],
      FIREBASE_SETTINGS,
    ),
    runCommand('Format and lint', 'node_modules/.bin/biome', ['ci', '--error-on-warnings', '.']),
    runCommand('Types of the page', 'node_modules/.bin/tsc', ['-p', 'src']),
    runCommand('Types of the service worker', 'node_modules/.bin/tsc', [
      '-p',
      'src/service-worker',
    ]),
    runCommand('Types of server, tools and tests', 'node_modules/.bin/tsc', ['-p', '.']),
  ];
  await browsers;
  outcomes.push(runUnitTests(), runBrowserTests());
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0);
  for (const remark of outcomes.flatMap(({ remarks = [] }) => remarks)) console.log(`\n${remark}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
