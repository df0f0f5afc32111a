import type { Plugin } from 'vite';

const CLASS_NAMES_IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Takes every class name of a style sheet as an export of its own, so that the build can put the name
 * where it is used, in place of an object and its property, and tells of one that does not exist.
 */
export function inlinedClassNames(): readonly Plugin[] {
  return [
    {
      name: 'inlined-class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/src\/page\/.*\.tsx$/ },
        handler: (code) => code.replace(CLASS_NAMES_IMPORT, 'import * as $1 from $2;'),
      },
    },
    {
      name: 'kept-style-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // With its names put elsewhere nothing else seems to need it.
        handler: () => ({ moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
