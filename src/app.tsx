import { StrictMode } from 'react';
import type { Language } from './domain/language.ts';
import { type Environment, EnvironmentProvider } from './page/environment.tsx';
import { LanguageProvider } from './page/language/language-provider.tsx';
import { Page } from './page/page.tsx';

interface AppProps {
  readonly environment: Environment;
  readonly language: Language;
}

/** The one tree: rendered into the served page, and hydrated in the browser. */
export function App({ environment, language }: AppProps) {
  return (
    <StrictMode>
      <EnvironmentProvider value={environment}>
        <LanguageProvider initial={language}>
          <Page />
        </LanguageProvider>
      </EnvironmentProvider>
    </StrictMode>
  );
}
