import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:generated.css';
import './styles/base.css';
import './styles/print.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { brand } from '../menu.config.ts';
import { App } from './app.tsx';
import { loadMenu } from './content/load-menu.ts';
import { whenLoaded } from './content/when-loaded.ts';
import { isLanguage } from './menu/language.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { backend, menu, pageContent, slides } from './start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element with the id "root"');

// §4: nothing is rendered until the first authentication state is known.
backend.firstSessionState().then(() => render(root));
reportVitalsAfterLoad();

function render(element: HTMLElement): void {
  const app = <App environment={environment()} language={pageLanguage()} />;
  if (!pageContent) {
    createRoot(element).render(app);
    return;
  }
  const { earlyTaps } = window;
  earlyTaps?.listening.abort();
  // A transition: the page is taken over in slices, and whoever taps in between is heard.
  startTransition(() => {
    hydrateRoot(element, app);
  });
  earlyTaps?.last?.click();
}

function environment() {
  return {
    brand,
    pictureSources: backend.pictureSources,
    pageContent,
    menu,
    slides,
    readMenuAgain: () => loadMenu(backend),
    onMenuShown: async () => {
      backend.onMenuShown();
      await whenLoaded();
      registerServiceWorker(backend.collectionAddresses);
    },
  };
}

/** Settled by src/first-frame/ before anything was painted. */
function pageLanguage() {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

function reportVitalsAfterLoad(): void {
  const address = import.meta.env.VITE_WEB_VITALS_URL;
  if (!import.meta.env.DEV && !address) return;
  window.addEventListener('load', async () => {
    const { reportWebVitals } = await import('./report-web-vitals.ts');
    reportWebVitals(address);
  });
}
