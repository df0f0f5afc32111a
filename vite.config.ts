import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv, type Plugin } from 'vite';
import { brand } from './menu.config.ts';
import { usesFirebase } from './tools/build/firebase-settings.ts';
import { createClassNames, generatedCss, inlineClassNames, lazyCss } from './tools/build/styles.ts';
import { BUILD_TARGET } from './tools/build/supported-browsers.ts';

/**
 * Vite wraps every `import()` in 3 KB of script that preloads the chunk's imports. The page preloads them
 * itself (src/document/).
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig(({ command, mode }) => {
  const isForFirebase = usesFirebase(loadEnv(mode, process.cwd(), ['VITE_', 'MENU_']));
  return {
    // There is one page, and it is made by src/document/.
    appType: 'custom',
    // Which of its two backends `#backend` is, so that a build holds the code of one only.
    resolve: { conditions: [...defaultClientConditions, ...(isForFirebase ? ['firebase'] : [])] },
    plugins: [react(), generatedCss(brand), lazyCss(), plainImports, ...inlineClassNames()],
    css: command === 'build' ? { modules: { generateScopedName: createClassNames() } } : {},
    build: {
      target: BUILD_TARGET,
      modulePreload: false,
      // The one large chunk is the full Firestore SDK, which no visitor waits for.
      chunkSizeWarningLimit: 600,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/start.ts',
        // Each with all that it needs: what several share is no further file to wait for.
        output: {
          // Chromium compiles what takes over the page while it arrives, beside the page and not within it.
          postBanner: ({ name }) => (name === 'main' ? '//# allFunctionsCalledOnLoad' : ''),
          codeSplitting: {
            groups: [
              {
                name: 'start',
                // A live page arrives empty and reads at once: what it reads with waits for no other file.
                test: isForFirebase ? /\/src\/(start|after-load)\.ts$/ : /\/src\/start\.ts$/,
                priority: 2,
              },
              { name: 'main', test: /\/src\/main\.tsx$/, priority: 1 },
              { name: 'allergens', test: /\/src\/domain\/allergen/ },
            ],
          },
        },
      },
    },
  };
});
