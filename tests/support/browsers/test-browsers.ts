import { FONTS, findQuickChromium, provideTestChromium, QUICK_CHROMIUM } from './chromium.ts';
import { installDebianPackages } from './debian-packages.ts';
import { findFirefox, findWebKit } from './other-engines.ts';

/** Gets every browser that tests run in where it can be had, and says which of them were not. */
export function provideTestBrowsers(): void {
  // All at once: what a package manager does after each installation takes longer than many packages.
  installDebianPackages([
    ...(findQuickChromium() ? [] : [QUICK_CHROMIUM, FONTS]),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]);
  provideTestChromium();
  const missing = [
    ...(findFirefox() ? [] : ['Firefox']),
    ...(findWebKit() ? [] : ['WebKit (WebKitWebDriver and Xvfb)']),
  ];
  if (missing.length > 0) console.log(`Not found, so not tested in: ${missing.join(', ')}`);
}
