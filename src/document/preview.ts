import { type AddressOf, addressByQuery, pageAddress } from '../domain/addresses.ts';
import type { Brand } from '../domain/brand.ts';
import { findItem } from '../domain/find-item.ts';
import { type Language, textIn } from '../domain/language.ts';
import { previewPicture } from '../domain/pictures.ts';
import { formatDescription } from '../domain/text-pieces.ts';
import { messages } from '../i18n/messages.ts';
import type { RenderedContent } from './render-content.tsx';

export interface Preview {
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  readonly imageAlt: string | undefined;
  readonly address: string;
}

export function previewOf(
  brand: Brand,
  language: Language,
  rendered: RenderedContent | undefined,
  dish?: string,
  addressOf: AddressOf = addressByQuery,
): Preview {
  const slide = rendered?.content.slides[0];
  const branch = rendered?.content.branch?.id;
  const menu: Preview = {
    title: messages[language].pageTitle(brand.name[language]),
    description: brand.description[language],
    image: previewPicture(slide?.image),
    imageAlt: slide && textIn(slide.title, language)?.text,
    address: addressOf(language, branch),
  };
  const found =
    rendered && dish !== undefined ? findItem(rendered.content.sections, dish)?.item : undefined;
  const title = found?.title[language];
  if (!found || title === undefined) return menu;
  const description = found.description[language];
  return {
    title: messages[language].dishTitle(title, brand.name[language]),
    description:
      description === undefined ? menu.description : formatDescription(description, language),
    ...(found.image === undefined
      ? { image: menu.image, imageAlt: menu.imageAlt }
      : { image: previewPicture(found.image), imageAlt: title }),
    address: pageAddress({ language, branch, dish }),
  };
}
