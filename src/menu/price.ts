/** §2: the price followed by the currency's word. */
export function formatPrice(price: string, currency: string): string {
  return `${price} ${currency}`;
}
