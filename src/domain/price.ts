import { fold } from './fold.ts';

/** A currency that the stored price names itself: "SR 45", "45 ريال". */
const CURRENCY = /\bs\.?r\b|\bsar\b|riyal|rial|ر\.\s?س|ريال|\p{Sc}/iu;

/** A price without a number ("Market price") or with its own currency is shown as it is stored. */
export function needsCurrency(price: string): boolean {
  return /\p{Nd}/u.test(price) && !CURRENCY.test(price);
}

/** §2: the price followed by the currency's word. */
export function formatPrice(price: string, currency: string): string {
  return needsCurrency(price) ? `${price} ${currency}` : price;
}

const THOUSANDS = /(?<=\d)[,٬](?=\d{3}(?!\d))/g;

const NUMBER = /[\p{Nd}][\p{Nd}.,٫٬]*/u;

/** The first number in a text: "780 kcal", "٤٢ ريال". */
export function numberIn(text: string | undefined): number | undefined {
  const [number] = NUMBER.exec(text ?? '') ?? [];
  return parseNumber(number?.replace(/[.,]$/, ''));
}

/** The number that a text consists of, in either language's digits: "1,250.50", "٢٤٫٥". */
export function parseNumber(text: string | undefined): number | undefined {
  const digits = fold(text ?? '')
    .replace(THOUSANDS, '')
    .replace('٫', '.');
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}
