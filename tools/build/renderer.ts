import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { rendererFolder } from '../../server/renderer.ts';
import type { PageAssets } from '../../src/document/page-assets.ts';
import { createClassNames, lazyCss } from './styles.ts';

const ENTRIES = ['src/renderer.ts', 'server/render-worker.ts', 'server/main.ts'];

/** Builds what renders pages, for a server and for this build itself, and a server that is whole with it. */
export async function buildRenderer(folder: string, assets: PageAssets): Promise<void> {
  for (const entry of ENTRIES) await buildEntry(entry, folder, assets);
}

function buildEntry(entry: string, folder: string, assets: PageAssets) {
  return build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), lazyCss()],
    css: { modules: { generateScopedName: createClassNames() } },
    define: {
      __PAGE_ASSETS__: JSON.stringify(assets),
      // Whatever the server's own environment says, it renders as the page that takes over does.
      'process.env.NODE_ENV': '"production"',
    },
    // What makes sized pictures is a program for one kind of machine.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: true,
      outDir: rendererFolder(folder),
      emptyOutDir: entry === ENTRIES[0],
      rolldownOptions: {
        input: entry,
        // One file each, and modules wherever they are put, with or without a package around them.
        output: { entryFileNames: '[name].mjs', codeSplitting: false },
      },
    },
  });
}
