import { useEffect } from "react";
import { Link } from "react-router";
import { counted } from "#domain/grouped.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { Icon } from "#ui/icon.tsx";
import { syncCartCount, refreshCartCount, useCartCount } from "./cart-count.ts";
import styles from "./cart-entry.module.css";

/** The way to the cart with the number of items in it. The page is the same for everybody: the number comes after. */
export function CartEntry() {
  const visitor = useVisitor();
  const count = useCartCount();
  useEffect(syncCartCount, []);
  const who = visitor && (visitor.user?.id ?? visitor.guest?.id ?? 0);
  useEffect(() => {
    if (who !== null) void refreshCartCount();
  }, [who]);
  return (
    <Link
      to="/cart"
      className={styles.entry}
      aria-label={count === null ? "Cart" : `Cart, ${counted(count, "item")}`}
    >
      <Icon name="cart" size={20} />
      {count !== null && count > 0 && (
        <span key={count} className={styles.badge}>
          {count}
        </span>
      )}
    </Link>
  );
}
