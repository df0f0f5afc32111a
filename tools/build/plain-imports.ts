import type { Plugin } from 'vite';

/**
 * Vite wraps every `import()` into 3 KB of script that hints at what the file will need. The page does so
 * itself (src/document/), so that an import is an import.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
