import type { Plugin } from 'vite';

/** As React makes them when it is loaded, to throw them and to know them again. */
const MARK = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * An error notes where it was made. For that an engine with an inspector attached, as in Lighthouse, in
 * developer tools and in tests, parses React and the app once more: nine tenths of what it then takes to
 * load them. React only compares these errors, so that they can do without.
 */
export function stacklessMarks(): Plugin {
  return {
    name: 'stackless-marks',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const changed = code.replaceAll(MARK, '$1{ __proto__: Error.prototype, message: $2 }');
        if (changed === code) this.error('React no longer makes errors when it is loaded');
        return { code: changed, map: null };
      },
    },
  };
}
