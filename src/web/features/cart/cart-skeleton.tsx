import { VisuallyHidden } from "#web/ui/layout/visually-hidden.tsx";
import styles from "./cart-page.module.css";

/** Places of the final size while the cart is asked for. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} data-loading="">
      <VisuallyHidden>Loading your cart</VisuallyHidden>
      <div className={styles.places}>
        <div className={styles.linePlace} />
      </div>
      <div className={styles.sumPlace} />
    </div>
  );
}
