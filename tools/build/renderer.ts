import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { rendererFolder } from '../../server/renderer.ts';
import type { PageAssets } from '../../src/document/document.ts';
import { BRAND_ALIAS } from './brand.ts';
import { createClassNames } from './styles.ts';
import { QUIET_CHECKS } from './supported-browsers.ts';

const ENTRIES = ['src/renderer.ts', 'server/main.ts'];

/** Builds the page renderer and the server into single files. */
export async function buildRenderer(folder: string, assets: PageAssets): Promise<void> {
  for (const entry of ENTRIES) {
    await build({
      configFile: false,
      envDir: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [react()],
      resolve: { alias: BRAND_ALIAS },
      css: { modules: { generateScopedName: createClassNames() } },
      define: {
        __PAGE_ASSETS__: JSON.stringify(assets),
        // The server must render the same build of React as the page that hydrates.
        'process.env.NODE_ENV': '"production"',
      },
      // sharp is a native binary.
      ssr: { noExternal: true, external: ['sharp'] },
      build: {
        ssr: true,
        outDir: rendererFolder(folder),
        emptyOutDir: entry === ENTRIES[0],
        rolldownOptions: {
          input: entry,
          checks: QUIET_CHECKS,
          // `.mjs` is a module without a package.json.
          output: { entryFileNames: '[name].mjs', codeSplitting: false },
        },
      },
    });
  }
}
