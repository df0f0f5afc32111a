import type { Brand } from '../domain/brand.ts';
import { formatDescription } from '../domain/description.ts';
import type { Language } from '../domain/language.ts';
import { pageAddress } from '../domain/page-address.ts';
import { messages } from '../i18n/messages.ts';
import { findDish, type RenderedContent } from './rendered-content.ts';

/** What a search engine or a chat shows of an address. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** On the site, or a whole address. */
  readonly image: string | undefined;
  readonly address: string;
}

/** The menu's preview, or that of the dish which the address names. */
export function previewOf(
  brand: Brand,
  language: Language,
  rendered: RenderedContent | undefined,
  dish: string | undefined,
): Preview {
  const menu: Preview = {
    title: messages[language].pageTitle(brand.name[language]),
    description: brand.description[language],
    image: rendered?.content.slides[0]?.image,
    address: pageAddress({ language }),
  };
  const found = rendered && dish !== undefined ? findDish(rendered, dish) : undefined;
  const title = found?.title[language];
  if (!found || title === undefined) return menu;
  const description = found.description[language];
  return {
    title: messages[language].dishTitle(title, brand.name[language]),
    description:
      description === undefined ? menu.description : formatDescription(description, language),
    image: found.image ?? menu.image,
    address: pageAddress({ language, dish }),
  };
}
