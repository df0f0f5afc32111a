import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:generated.css';
import './styles/base.css';
import './styles/list.css';
import './styles/print.css';
import './styles/picture-transition.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { brand } from '../menu.config.ts';
import { App } from './app.tsx';
import type { Backend, OfflineUse } from './content/backend.ts';
import { parseLanguage } from './domain/language.ts';
import type { Environment } from './page/environment.tsx';
import { setDocumentLanguage } from './page/language/language-provider.tsx';
import { holdPlaceOnResize, storePlaceOnLeave } from './page/scroll/scroll-position.ts';
import { whenLoaded } from './platform/timing.ts';

interface Started extends Pick<Environment, 'pageContent' | 'menu' | 'slides' | 'readMenuAgain'> {
  readonly backend: Backend;
}

export async function runApp({ backend, ...started }: Started): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('no #root');
  const environment: Environment = {
    ...started,
    brand,
    findSrcSet: backend.pictures.findSrcSet,
    onMenuShown: () => prepareOfflineUse(backend.offline),
  };
  // Set by src/document/inline/ before the first paint.
  const language = parseLanguage(document.documentElement.lang) ?? 'en';
  const app = <App environment={environment} language={language} />;
  reportVitalsAfterLoad();
  // §4: nothing is rendered until the first authentication state is known.
  await backend.firstSessionState();
  document.onclick = null;
  setDocumentLanguage(language, brand);
  storePlaceOnLeave();
  if (started.pageContent) {
    // A transition hydrates in slices: taps in between are handled.
    startTransition(() => {
      hydrateRoot(root, app);
    });
    window.earlyTap?.click();
  } else {
    createRoot(root).render(app);
  }
  holdPlaceOnResize();
}

async function prepareOfflineUse({ updateCopy, neededAddresses }: OfflineUse): Promise<void> {
  updateCopy();
  await whenLoaded();
  try {
    const { registerServiceWorker } = await import('./after-load.ts');
    await registerServiceWorker(neededAddresses);
  } catch (error) {
    console.warn('The menu will not work offline:', error);
  }
}

/** §7: each vital once it is final, to the address if one is set, otherwise to the console. */
async function reportVitalsAfterLoad(): Promise<void> {
  const address = import.meta.env.VITE_WEB_VITALS_URL;
  if (!import.meta.env.DEV && !address) return;
  await whenLoaded();
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
      observe(({ name, value, rating, id }) => {
        if (address) navigator.sendBeacon(address, JSON.stringify({ name, value, rating, id }));
        else console.info(`${name} ${Math.round(value * 1000) / 1000} (${rating})`);
      });
    }
  } catch (error) {
    console.warn('Web vitals are not reported:', error);
  }
}
