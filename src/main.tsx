import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:generated.css';
import './styles/base.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../menu.config.ts';
import type { Backend } from './content/backend.ts';
import { registerServiceWorker } from './register-service-worker.ts';
import { Page } from './screen/page.tsx';
import { slides, backend as source } from './start.ts';
import { EnvironmentProvider } from './state/environment.tsx';
import { LanguageProvider } from './state/language.tsx';

const backend: Backend = {
  ...source,
  onMenuShown: () => {
    source.onMenuShown();
    registerServiceWorker(source.collectionAddresses);
  },
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// §4: nothing is rendered until the first authentication state is known.
backend.firstSessionState().then(() => render(root));
reportVitalsAfterLoad();

function render(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <EnvironmentProvider value={{ backend, brand, slides }}>
        <LanguageProvider>
          <Page />
        </LanguageProvider>
      </EnvironmentProvider>
    </StrictMode>,
  );
}

function reportVitalsAfterLoad(): void {
  const address = import.meta.env.VITE_WEB_VITALS_URL;
  if (!import.meta.env.DEV && !address) return;
  window.addEventListener('load', async () => {
    const { reportWebVitals } = await import('./report-web-vitals.ts');
    reportWebVitals(address);
  });
}
