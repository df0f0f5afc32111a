import { renderToString } from 'react-dom/server';
import { App } from '../app.tsx';
import type { PageContent } from '../content/page-content.ts';
import type { Brand } from '../domain/brand.ts';
import { inEachLanguage, type Language } from '../domain/language.ts';
import { folderSrcSet } from '../domain/pictures.ts';
import { truncateMenu } from '../domain/truncate-menu.ts';
import type { RenderedContent } from './rendered-content.ts';

const NEVER = new Promise<never>(() => undefined);

/** Renders the content in each language, up to `maxItems` dishes. */
export function renderContent(whole: PageContent, brand: Brand, maxItems: number): RenderedContent {
  const content = { ...whole, sections: truncateMenu(whole.sections, maxItems) };
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
  return {
    content,
    markup: inEachLanguage(render),
    dishes: JSON.stringify(
      Object.fromEntries(
        whole.sections
          .flatMap(({ items }) => items)
          .map(({ id, title, description, image }) => [id, { title, description, image }]),
      ),
    ),
  };
}
