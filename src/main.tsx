import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:generated.css';
import './styles/base.css';
import './styles/print.css';
import './styles/travel.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { brand } from '../menu.config.ts';
import { App } from './app.tsx';
import type { Backend } from './content/backend.ts';
import { isLanguage } from './domain/language.ts';
import type { Environment } from './page/shared/environment.tsx';
import { keepSteadyPlace } from './page/shared/keep-steady-place.ts';
import { rememberScrollPlace } from './page/shared/scroll-place.ts';
import { turnDocument } from './page/shared/turn-document.ts';
import { whenLoaded } from './platform/timing.ts';

/** What `start.ts` has begun with. */
interface Beginning extends Pick<Environment, 'pageContent' | 'menu' | 'slides' | 'readMenuAgain'> {
  readonly backend: Backend;
}

/** Takes over the page that arrived with its menu; renders one that arrived empty. */
export async function runApp({ backend, ...begun }: Beginning): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element with the id "root"');
  const environment: Environment = {
    ...begun,
    brand,
    findSrcSet: backend.pictures.findSrcSet,
    onMenuShown: async () => {
      backend.offline.updateCopy();
      await whenLoaded();
      registerServiceWorkerLate(backend.offline.collectionAddresses);
    },
  };
  const language = pageLanguage();
  const app = <App environment={environment} language={language} />;
  reportVitalsAfterLoad();
  // §4: nothing is rendered until the first authentication state is known.
  await backend.firstSessionState();
  document.onclick = null;
  turnDocument(language, brand);
  if (begun.pageContent) {
    takeOver(root, app);
  } else {
    rememberScrollPlace();
    createRoot(root).render(app);
  }
  keepSteadyPlace();
}

function takeOver(root: HTMLElement, app: ReactNode): void {
  // A transition: the page is taken over in slices, and whoever taps in between is heard.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  window.earlyTap?.click();
}

async function registerServiceWorkerLate(alwaysNeeded: readonly string[]): Promise<void> {
  try {
    (await import('./after-load.ts')).registerServiceWorker(alwaysNeeded);
  } catch (error) {
    // The network went, or a new version came, between the app and this part of it.
    console.warn('The menu will not work offline:', error);
  }
}

/** Settled by src/document/inline/ before anything was painted. */
function pageLanguage() {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

async function reportVitalsAfterLoad(): Promise<void> {
  const address = import.meta.env.VITE_WEB_VITALS_URL;
  if (!import.meta.env.DEV && !address) return;
  await whenLoaded();
  const { reportWebVitals } = await import('./report-web-vitals.ts');
  reportWebVitals(address);
}
