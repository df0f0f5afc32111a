import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:generated.css';
import './styles/base.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../menu.config.ts';
import { createFolderBackend } from './backends/folder/folder-backend.ts';
import type { Backend } from './content/backend.ts';
import { withCache } from './content/cached-backend.ts';
import { withHeadStart } from './content/head-start.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { Page } from './screen/page.tsx';
import { EnvironmentProvider } from './state/environment.tsx';
import { LanguageProvider } from './state/language.tsx';

const source = await createBackend();
const backend: Backend = {
  ...withHeadStart(withCache(source)),
  onMenuShown: () => {
    source.onMenuShown();
    registerServiceWorker(source.collectionAddresses);
  },
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// §4: nothing is rendered until the first authentication state is known.
await backend.firstSessionState();

createRoot(root).render(
  <StrictMode>
    <EnvironmentProvider value={{ backend, brand }}>
      <LanguageProvider>
        <Page />
      </LanguageProvider>
    </EnvironmentProvider>
  </StrictMode>,
);

reportVitalsAfterLoad();

/** A build without Firebase settings holds no Firebase code: the condition is known when it is built. */
async function createBackend(): Promise<Backend> {
  if (import.meta.env.VITE_FIREBASE_PROJECT_ID) {
    const { createFirebaseBackend } = await import('./backends/firebase/firebase-backend.ts');
    return createFirebaseBackend(brand.pictureTemplate);
  }
  return createFolderBackend(new URL('/content/', window.location.href));
}

function reportVitalsAfterLoad(): void {
  const address = import.meta.env.VITE_WEB_VITALS_URL;
  if (!import.meta.env.DEV && !address) return;
  window.addEventListener('load', async () => {
    const { reportWebVitals } = await import('./report-web-vitals.ts');
    reportWebVitals(address);
  });
}
