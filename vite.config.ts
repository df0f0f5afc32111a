import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { brand } from './menu.config.ts';
import { brandHtml } from './tools/build/brand-html.ts';
import { usesFirebase } from './tools/build/firebase-settings.ts';
import { generatedCss } from './tools/build/generated-css.ts';
import { inlineCss } from './tools/build/inline-css.ts';
import { menuRoute } from './tools/build/menu-route.ts';
import { preloadBackend } from './tools/build/preload-backend.ts';
import { slidePlace } from './tools/build/slide-place.ts';

export default defineConfig(({ mode }) => {
  const isForFirebase = usesFirebase(loadEnv(mode, process.cwd()));
  return {
    plugins: [
      react(),
      brandHtml(brand),
      generatedCss(brand),
      slidePlace(isForFirebase),
      preloadBackend(),
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
