import { Link } from "react-router";
import { counted } from "#domain/grouped.ts";
import { formatDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { useIntoView } from "#web/ui/layout/use-scroll-into-view.ts";
import type { CartAddition } from "./cart-calls.ts";
import styles from "./cart-news.module.css";

interface AddedToCartProps {
  readonly added: CartAddition;
  readonly onKeepShopping: () => void;
}

/** What was just put into the cart, and the two ways on. The form stays as it is. */
export function AddedToCart({ added, onKeepShopping }: AddedToCartProps) {
  const { title, price, quantity, kinds } = added.cart_item;
  const place = useIntoView<HTMLDivElement>();
  return (
    <div ref={place} className={styles.news} data-tone="added" data-bottom-news>
      <p className={styles.words}>
        <Icon name="tick" />
        <span>
          <strong>
            {title}, {quantityText({ quantity, sets: kinds })}
          </strong>{" "}
          {added.changed ? "is now in your cart" : "is in your cart"} for {formatDollars(price)}.{" "}
          <span className={styles.count}>{counted(added.count, "item")} in your cart.</span>
        </span>
      </p>
      <div className={styles.ways}>
        <Link to="/cart" className={styles.cart}>
          View cart
        </Link>
        <Button look="plain" onClick={onKeepShopping}>
          Keep shopping
        </Button>
      </div>
    </div>
  );
}
