import { useId } from "react";
import { Link } from "react-router";
import button from "#ui/button.module.css";
import styles from "./checkout-link.module.css";

interface CheckoutLinkProps {
  /** A change of the cart is under way: what would be ordered is not what stands there by then. */
  readonly changing: boolean;
  /** A typed number was refused, or is missing: the same. */
  readonly wrong: boolean;
}

/** The way on from the cart; it waits while what lies in it is being changed. */
export function CheckoutLink({ changing, wrong }: CheckoutLinkProps) {
  const id = useId();
  const waits = changing || wrong;
  return (
    <div className={styles.way}>
      <Link
        to="/checkout"
        className={button.button}
        data-look="main"
        aria-disabled={waits || undefined}
        aria-busy={changing || undefined}
        aria-describedby={wrong ? id : undefined}
        onClick={(event) => {
          if (waits) event.preventDefault();
        }}
      >
        Checkout
      </Link>
      {wrong && (
        <p id={id} className={styles.reason}>
          Please correct the number marked in your cart first.
        </p>
      )}
    </div>
  );
}
