import { fold } from './fold.ts';

/** §2: the price followed by the currency's word. */
export function formatPrice(price: string, currency: string): string {
  return `${price} ${currency}`;
}

/** The price as a number, where it is nothing but one, in either language's digits. */
export function priceAsNumber(price: string | undefined): number | undefined {
  const digits = fold(price ?? '').replace('٫', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}
