import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import type { PageContent } from '../content/page-content.ts';
import type { Brand } from '../domain/brand.ts';
import { inEachLanguage, type Language } from '../domain/language.ts';
import { folderSrcSet } from '../domain/pictures.ts';

const NEVER = new Promise<never>(() => undefined);

export interface RenderedContent {
  readonly content: PageContent;
  readonly markup: Readonly<Record<Language, string>>;
}

export function renderContent(content: PageContent, brand: Brand): RenderedContent {
  const environment = {
    brand,
    findSrcSet: folderSrcSet,
    pageContent: content,
    menu: NEVER,
    slides: NEVER,
    readMenuAgain: () => NEVER,
    onMenuShown: () => undefined,
  };
  const render = (language: Language) =>
    renderToString(<App environment={environment} language={language} />);
  return { content, markup: inEachLanguage(render) };
}
