import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, loadEnv } from 'vite';
import { brand } from './menu.config.ts';
import { brandHtml } from './tools/build/brand-html.ts';
import { usesFirebase } from './tools/build/firebase-settings.ts';
import { generatedCss } from './tools/build/generated-css.ts';
import { inlineCss } from './tools/build/inline-css.ts';
import { menuRoute } from './tools/build/menu-route.ts';
import { preloadBackend } from './tools/build/preload-backend.ts';
import { slidePlace } from './tools/build/slide-place.ts';
import { startFirst } from './tools/build/start-first.ts';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd());
  const isForFirebase = usesFirebase(environment);
  return {
    // Which of its two backends `#backend` is, so that a build holds the code of one only.
    resolve: { conditions: [...defaultClientConditions, ...(isForFirebase ? ['firebase'] : [])] },
    plugins: [
      react(),
      brandHtml(brand),
      generatedCss(brand),
      slidePlace(isForFirebase),
      startFirst(),
      preloadBackend(environment),
      inlineCss(),
      menuRoute(),
    ],
    // The one large chunk is the full Firestore SDK, which no visitor waits for.
    build: {
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
    },
  };
});
