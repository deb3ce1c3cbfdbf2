import { useEffect, useRef, type RefObject } from "react";
import { Link } from "react-router";
import { counted } from "#domain/grouped.ts";
import { formatDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { Icon } from "#ui/icon.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import type { CartAddition } from "./cart-calls.ts";
import styles from "./cart-feedback.module.css";

/** Something that has just come is in view; the page moves no further than that takes. */
function useScrollIntoView<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return element;
}

interface AddedToCartProps {
  readonly added: CartAddition;
  readonly onKeepShopping: () => void;
}

/** What was just put into the cart, and the ways on. The form stays as it is. */
export function AddedToCart({ added, onKeepShopping }: AddedToCartProps) {
  const { title, price, quantity, kinds, artwork_path: artwork } = added.cart_item;
  const place = useScrollIntoView<HTMLDivElement>();
  return (
    <div ref={place} className={styles.feedback} data-tone="added" data-bottom-message>
      <p className={styles.words}>
        <Icon name="tick" />
        <span>
          <strong>
            {title}, {quantityText({ quantity, sets: kinds })}
          </strong>{" "}
          {added.changed ? "is now in your cart" : "is in your cart"} for {formatDollars(price)}.{" "}
          <span className={styles.count}>{counted(added.count, "item")} in your cart.</span>
          {artwork !== null && (
            <>
              {" "}
              <Link to={artwork}>Add your artwork</Link>
              <span className={styles.count}>, or send it when you have ordered.</span>
            </>
          )}
        </span>
      </p>
      <Row gap={4} lines={1} align="baseline">
        <Link to="/checkout" className={styles.way}>
          Checkout
        </Link>
        <Link to="/cart" className={styles.way}>
          View cart
        </Link>
        <Button look="plain" onClick={onKeepShopping}>
          Keep shopping
        </Button>
      </Row>
    </div>
  );
}

/** Why nothing was put into the cart; what was configured stays. */
export function NotAdded({ messages }: { readonly messages: readonly string[] }) {
  const place = useScrollIntoView<HTMLDivElement>();
  return (
    <div ref={place} role="alert" className={styles.feedback} data-tone="refused" data-bottom-message>
      {messages.map((sentence) => (
        <Message key={sentence} tone="error">
          {sentence}
        </Message>
      ))}
    </div>
  );
}
