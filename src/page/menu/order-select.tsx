import { useId } from 'react';
import { ORDERS, type Order } from '../../domain/order.ts';
import { useLanguage } from '../language/language-provider.tsx';
import styles from './order-select.module.css';
import { useView } from './use-view.ts';

interface OrderSelectProps {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
}

/** In the list only; the style sheet keeps its place in the first frame. */
export function OrderSelect({ order, onChange }: OrderSelectProps) {
  const { messages } = useLanguage();
  const id = useId();
  return (
    <p className={styles.order} data-only="scripted">
      {useView() === 'list' && (
        <>
          <label htmlFor={id}>{messages.order}</label>
          <select
            id={id}
            value={order}
            onChange={({ target }) =>
              onChange(ORDERS.find((one) => one === target.value) ?? 'menu')
            }
          >
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {messages.orders[one]}
              </option>
            ))}
          </select>
        </>
      )}
    </p>
  );
}
