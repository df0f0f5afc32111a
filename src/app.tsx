import { StrictMode } from 'react';
import type { Language } from './menu/language.ts';
import { Page } from './screen/page.tsx';
import { LanguageProvider } from './state/language/language-provider.tsx';
import { type Environment, EnvironmentProvider } from './state/page/environment.tsx';

interface AppProps {
  readonly environment: Environment;
  readonly language: Language;
}

/** The one tree: rendered into the page that is served, and taken over by the app that arrives. */
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
