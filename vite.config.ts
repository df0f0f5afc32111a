import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { loadBrand } from './server/brand.ts';
import { usesFirebase } from './server/firebase/firebase-project.ts';
import { BRAND_ALIAS, PUBLIC_FOLDER } from './tools/build/brand.ts';
import { generatedCss } from './tools/build/generated-css.ts';
import { createClassNames, inlineClassNames } from './tools/build/styles.ts';
import { BUILD_TARGET, QUIET_CHECKS } from './tools/build/supported-browsers.ts';

/**
 * Vite wraps every `import()` in 3 KB of script that preloads what the chunk needs. The page preloads scripts
 * itself (src/document/) and has the main style sheet in it: this loads only those of lazy components.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `
      const loadStyles = (file) => new Promise((onload, onerror) => {
        const href = '/' + file;
        const link = { rel: 'stylesheet', href, onload, onerror };
        const isHere = /main-/.test(file) || document.querySelector('link[href="' + href + '"]');
        if (isHere) onload();
        else document.head.append(Object.assign(document.createElement('link'), link));
      });
      export const __vitePreload = async (load, files = []) =>
        (await Promise.all([load(), ...files.map(loadStyles)]))[0];`,
  },
};

/** Chromium then compiles the app on a background thread while it downloads. It reads the first line only. */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === 'main')
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig(({ command }) => {
  const isForFirebase = usesFirebase(process.env);
  return {
    // tools/run.mjs has read .env; Vite reads further files.
    envDir: false,
    // src/document/ renders the only page.
    appType: 'custom',
    publicDir: PUBLIC_FOLDER,
    // The condition selects one of the two backends for `#backend`.
    resolve: {
      alias: BRAND_ALIAS,
      conditions: [...defaultClientConditions, ...(isForFirebase ? ['firebase'] : [])],
    },
    plugins: [react(), generatedCss(loadBrand), plainImports, compileAhead, ...inlineClassNames()],
    css: command === 'build' ? { modules: { generateScopedName: createClassNames() } } : {},
    build: {
      target: BUILD_TARGET,
      modulePreload: false,
      // The one large chunk is the full Firestore SDK, which no visitor waits for.
      chunkSizeWarningLimit: 600,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'src/start.ts',
        checks: QUIET_CHECKS,
        // No shared chunks: each would be one more request to wait for.
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'start',
                // A live page is empty and reads at once, so its first chunk contains the reader.
                test: isForFirebase
                  ? /\/src\/(start|content\/open-reader)\.ts$/
                  : /\/src\/start\.ts$/,
                priority: 2,
              },
              // What lazy chunks share is in the main chunk.
              { name: 'main', test: /\/src\/(main\.tsx|domain\/json\.ts)$/, priority: 1 },
              {
                name: 'after-load',
                test: /\/src\/(after-load|content\/open-reader|device\/table|domain\/visit)\.ts$/,
              },
              { name: 'allergens', test: /\/src\/domain\/allergen/ },
            ],
          },
        },
      },
    },
  };
});
