import type { PageContent } from '../content/page-content.ts';
import { type AddressOf, addressByQuery } from '../domain/addresses.ts';
import type { Brand } from '../domain/brand.ts';
import { LANGUAGES, type Language, textIn } from '../domain/language.ts';
import { parseNumber } from '../domain/price.ts';
import { formatDescription } from '../domain/text-pieces.ts';
import type { Item, Section } from '../domain/types.ts';
import { dishName, messages } from '../i18n/messages.ts';

const CURRENCY = 'SAR';

/** The restaurant and its menu as JSON-LD: https://schema.org/Menu */
export function structuredData(
  brand: Brand,
  content: PageContent,
  origin: string,
  addressOf: AddressOf = addressByQuery,
) {
  const addressIn = (language: Language) => origin + addressOf(language, content.branch?.id);
  const [slide] = content.slides;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: brand.name.en,
    alternateName: brand.name.ar,
    description: brand.description.en,
    url: addressIn('en'),
    image: slide && wholeAddress(slide.image, origin),
    hasMenu: LANGUAGES.map((language) => ({
      ...menuIn(language, brand, content.sections, origin),
      url: addressIn(language),
    })),
  };
}

function menuIn(language: Language, brand: Brand, sections: readonly Section[], origin: string) {
  return {
    '@type': 'Menu',
    name: messages[language].pageTitle(brand.name[language]),
    inLanguage: language,
    hasMenuSection: sections
      .filter(({ items }) => items.length > 0)
      .map(({ name, items }) => ({
        '@type': 'MenuSection',
        name: textIn(name, language)?.text ?? messages[language].otherDishes,
        hasMenuItem: items.map((item) => menuItem(item, language, origin)),
      })),
  };
}

function menuItem(item: Item, language: Language, origin: string) {
  const { image, sodiumMg, soldOut } = item;
  const description = item.description[language];
  const price = parseNumber(item.price[language]);
  const calories = item.calories[language];
  const sodiumContent = sodiumMg === undefined ? undefined : `${sodiumMg} mg`;
  return {
    '@type': 'MenuItem',
    name: dishName(item, language),
    description: description && formatDescription(description, language),
    image: image && wholeAddress(image, origin),
    offers: (price !== undefined || soldOut) && {
      '@type': 'Offer',
      price,
      priceCurrency: price === undefined ? undefined : CURRENCY,
      availability: soldOut && 'https://schema.org/SoldOut',
    },
    nutrition: (calories ?? sodiumContent) && {
      '@type': 'NutritionInformation',
      calories,
      sodiumContent,
    },
  };
}

export function wholeAddress(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
