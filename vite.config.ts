import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './menu.config.ts';
import { brandHtml } from './tools/build/brand-html.ts';
import { generatedCss } from './tools/build/generated-css.ts';
import { menuRoute } from './tools/build/menu-route.ts';

export default defineConfig({
  plugins: [react(), brandHtml(brand), generatedCss(brand), menuRoute()],
  build: { modulePreload: { polyfill: false } },
});
