/** The oldest supported browsers, by their names in MDN's data. */
export const SUPPORTED_BROWSERS = [
  { name: 'chrome', oldest: '120' },
  { name: 'edge', oldest: '121' },
  { name: 'firefox', oldest: '121' },
  { name: 'safari', oldest: '16.4' },
  { name: 'safari_ios', oldest: '16.4' },
] as const;

/** The same as build targets: the bundler translates newer syntax in scripts and styles. */
export const BUILD_TARGET = SUPPORTED_BROWSERS.map(
  ({ name, oldest }) => `${name === 'safari_ios' ? 'ios' : name}${oldest}`,
);

/** A busy machine is no reason for a warning. */
export const QUIET_CHECKS = { bundlerTimings: false } as const;
