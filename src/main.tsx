import './styles/fonts.css';
import './styles/tokens.css';
import 'virtual:generated.css';
import './styles/base.css';
import './styles/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../menu.config.ts';
import { createFolderBackend } from './backends/folder/folder-backend.ts';
import { withCache } from './content/cached-backend.ts';
import { Page } from './screen/page.tsx';
import { EnvironmentProvider } from './state/environment.tsx';
import { LanguageProvider } from './state/language.tsx';

const backend = withCache(createFolderBackend(new URL('/content/', window.location.href)));

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
