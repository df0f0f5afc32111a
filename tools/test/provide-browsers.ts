import { provideTestBrowsers } from '../../tests/support/browsers/test-browsers.ts';

/** A process of its own, so that other checks need not wait for packages. */
export function run(): void {
  provideTestBrowsers();
}
