import { useEffect } from "react";
import { useLocation } from "react-router";
import type { ActsFor } from "#web/calls/visitor-store.ts";
import styles from "./acts-for-bar.module.css";

const wayWords = { telephone: "by telephone", counter: "at the counter" } as const;

/** Says on each page for whom the staff put an order together here, and leads back to the studio. */
export function ActsForBar({ actsFor: { name, way, back } }: { readonly actsFor: ActsFor }) {
  const { pathname } = useLocation();
  // It is placed in the studio.
  useEffect(() => {
    if (pathname === "/checkout") location.replace(back);
  }, [pathname, back]);
  return (
    <aside className={styles.bar} aria-label="Order for a customer">
      <p>
        Order for <b>{name}</b>, {wayWords[way]}.<span> What you add to the cart is added to it.</span>
      </p>
      <a href={back}>Back to the studio</a>
    </aside>
  );
}
