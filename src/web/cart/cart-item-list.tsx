import type { ReactNode } from "react";
import { Message } from "#ui/feedback/message.tsx";
import type { CartItem } from "./cart-calls.ts";
import type { CartOfPage } from "./use-cart.ts";
import { CartItemRow } from "./cart-item-row.tsx";
import styles from "./cart-item-list.module.css";
import { RemovedLine } from "./removed-line.tsx";
import type { RemovedItems } from "./use-removed-items.ts";

interface CartItemListProps {
  readonly items: readonly CartItem[];
  readonly cart: CartOfPage;
  readonly removed: RemovedItems;
  /** How an item is put up, where that is told. */
  readonly attaching: (item: CartItem) => ReactNode;
}

/** Every item in the order in which it was added; one that was taken out can be put back where it lay. */
export function CartItemList({ items, cart, removed, attaching }: CartItemListProps) {
  const present = new Set(items.map(({ id }) => id));
  const gone = removed.items.filter(({ id }) => !present.has(id));
  const rows = [...items, ...gone].sort((a, b) => a.id - b.id);
  return (
    <div className={styles.lines}>
      <div role="alert" className={styles.failed}>
        {removed.message !== null && <Message tone="error">{removed.message}</Message>}
      </div>
      <ul className={styles.list}>
        {rows.map((item) => (
          <li key={item.id}>
            {present.has(item.id) ? (
              <CartItemRow
                item={item}
                busy={cart.underWay.has(`item:${item.id}`)}
                page={cart}
                attaching={attaching(item)}
                justMoved={removed.movedId === item.id}
                onRemove={() => void removed.remove(item)}
              />
            ) : (
              <RemovedLine
                name={item.title}
                busy={cart.underWay.has(`item:${item.id}`)}
                justMoved={removed.movedId === item.id}
                onUndo={() => void removed.undo(item)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
