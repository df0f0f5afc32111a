import { StrictMode } from 'react';
import type { Language } from './domain/language.ts';
import { type Environment, EnvironmentContext } from './page/environment.tsx';
import { LanguageProvider } from './page/language/language-provider.tsx';
import { Page } from './page/page.tsx';

/** The one tree: rendered into the served page, and hydrated in the browser. */
export function App({ environment, language }: { environment: Environment; language: Language }) {
  return (
    <StrictMode>
      <EnvironmentContext value={environment}>
        <LanguageProvider initial={language}>
          <Page />
        </LanguageProvider>
      </EnvironmentContext>
    </StrictMode>
  );
}
