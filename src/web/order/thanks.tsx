import { useEffect, useRef } from "react";
import { reportPurchase } from "#web/calls/report-conversion.ts";
import { Success } from "#web/forms/success.tsx";
import styles from "./thanks.module.css";
import type { ShownOrder } from "./order.types.ts";

interface ThanksProps {
  readonly order: ShownOrder;
  /** The page without its thanks: a reload does not say them again. */
  readonly path: string;
}

/** Said once, right after ordering. */
export function Thanks({ order, path }: ThanksProps) {
  const told = useRef(false);
  useEffect(() => {
    window.history.replaceState(window.history.state, "", path);
    if (told.current) return;
    told.current = true;
    reportPurchase(order);
  }, [path, order]);
  const [first] = order.deliver_to.name.split(" ");
  return (
    <div className={styles.thanks}>
      <Success heading={`Thank you, ${first}`}>
        <p className={styles.words}>
          Your order is in. A copy with the link to this page goes to <strong>{order.email}</strong>.
        </p>
      </Success>
    </div>
  );
}
