import type { Language } from '../../domain/language.ts';
import { formatPrice, needsCurrency } from '../../domain/price.ts';
import { messages } from '../../i18n/messages.ts';
import { useEnvironment } from '../environment.tsx';

const RIYAL_SIGN = '\u20c1';

/** A price with the currency's word, or with its sign, which is left of the number in both directions. */
export function Price({ price, language }: { price: string; language: Language }) {
  const { brand } = useEnvironment();
  const { currency, currencyName } = messages[language];
  if (brand.currency !== 'sign' || !needsCurrency(price)) {
    return <bdi>{formatPrice(price, currency)}</bdi>;
  }
  return (
    <bdi dir="ltr">
      <span role="img" aria-label={currencyName}>
        {RIYAL_SIGN}
      </span>{' '}
      {price}
    </bdi>
  );
}
