/** The oldest browsers that the menu is made for, by the names MDN's data has for them. */
export const SUPPORTED_BROWSERS = [
  { name: 'chrome', oldest: '120' },
  { name: 'edge', oldest: '120' },
  { name: 'firefox', oldest: '121' },
  { name: 'safari', oldest: '16.4' },
  { name: 'safari_ios', oldest: '16.4' },
] as const;

/** The same as the bundler writes them: newer syntax is translated for them, in scripts and in styles. */
export const BUILD_TARGET = SUPPORTED_BROWSERS.map(
  ({ name, oldest }) => `${name === 'safari_ios' ? 'ios' : name}${oldest}`,
);
