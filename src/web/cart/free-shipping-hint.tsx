import { formatMoney, toCents } from "#domain/money.ts";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { Icon } from "#ui/icon.tsx";
import type { WireCart } from "./cart-calls.ts";
import styles from "./free-shipping-hint.module.css";

/** How much is missing until the standard way is free; nothing once it is. */
export function FreeShippingHint({ cart }: { readonly cart: WireCart }) {
  const [standard] = cart.shipping;
  const missing = toCents(cart.free_shipping_from) - toCents(cart.sub_total);
  if (standard === undefined || standard.cost === 0 || missing <= 0) return null;
  return (
    <div className={styles.hint}>
      <p className={styles.words}>
        <Icon name="truck" />
        <span>
          <strong>{formatMoney(missing)}</strong> more and {standard.method} shipping is free
        </span>
      </p>
      <ProgressBar
        label="On the way to free shipping"
        max={cart.free_shipping_from}
        value={cart.sub_total}
        tone="cyan"
      />
    </div>
  );
}
