import { useId } from 'react';
import { ORDERS, type Order } from '../../domain/order.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { ListIcon, PicturesIcon } from '../ui/icons.tsx';
import { showView, useView } from './use-view.ts';
import styles from './view-controls.module.css';

/** Shows which view it leads to. Both icons are in the page: the first frame shows the right one. */
export function ViewButton() {
  const { messages } = useLanguage();
  const next = useView() === 'list' ? 'pictures' : 'list';
  return (
    <button
      type="button"
      className={styles.view}
      data-only="scripted"
      aria-label={messages[next]}
      title={messages[next]}
      // Otherwise the search field loses the focus, and the strip its place, between press and release.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => showView(next)}
    >
      <span className={styles.list}>
        <ListIcon />
      </span>
      <span className={styles.pictures}>
        <PicturesIcon />
      </span>
    </button>
  );
}

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
