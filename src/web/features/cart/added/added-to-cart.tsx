import { Link } from "react-router";
import { grouped } from "../../../../domain/grouped.ts";
import { formatDollars } from "../../../../domain/money.ts";
import { Icon } from "../../../ui/button/icon.tsx";
import { Button } from "../../../ui/button/button.tsx";
import type { Added } from "../cart.types.ts";
import styles from "./cart-news.module.css";

interface AddedToCartProps {
  readonly added: Added;
  readonly onKeepShopping: () => void;
}

const countWords = ({ cart_item: { quantity, kinds } }: Added): string =>
  kinds === 1 ? `${grouped(quantity)} pcs` : `${kinds} sets of ${grouped(quantity)} pcs`;

const cartWords = (count: number): string => `${count} ${count === 1 ? "item" : "items"} in your cart`;

/** What was just put into the cart, and the two ways on. The form stays as it is. */
export const AddedToCart = ({ added, onKeepShopping }: AddedToCartProps) => {
  const { name, price } = added.cart_item;
  return (
    <div className={styles.news} data-tone="added" data-bottom-news>
      <p className={styles.words}>
        <Icon name="tick" />
        <span>
          <strong>
            {name}, {countWords(added)}
          </strong>{" "}
          {added.changed ? "is changed" : "is in your cart"} for {formatDollars(price)}.{" "}
          <span className={styles.count}>{cartWords(added.count)}.</span>
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
};
