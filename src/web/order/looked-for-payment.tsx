import { useEffect, useState } from "react";
import { Message } from "#ui/feedback/message.tsx";
import { type OrderPageUse, pagePath, type ShownOrder } from "./order.types.ts";
import styles from "./pay-by-card.module.css";

interface LookedForProps {
  readonly order: ShownOrder;
  readonly use: OrderPageUse;
}

/** Pauses between two looks, in milliseconds: together two minutes, which is far longer than a payment takes to be told. */
const pauses = [1_000, 1_000, 2_000, 2_000, 4_000, 5_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000];

/** Reads a page again and again while something is looked for; answers whether it still does. */
function useLooking(isWanted: boolean, look: () => Promise<void>): boolean {
  const [looks, setLooks] = useState(0);
  const pause = isWanted ? pauses[looks] : undefined;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => void look().finally(() => setLooks((done) => done + 1)), pause);
    return () => clearTimeout(timer);
  }, [pause, looks, look]);
  return pause !== undefined;
}

/**
 * For who has come back from paying by card. That they came back says nothing: the page is read again until the shop has heard of the
 * money from who took it.
 */
export function LookedForPayment({ order, use: { link, refresh } }: LookedForProps) {
  const path = pagePath(link);
  const isPaid = order.due <= 0;
  const isLooking = useLooking(!isPaid, refresh);
  useEffect(() => {
    if (isPaid) window.history.replaceState(window.history.state, "", path);
  }, [isPaid, path]);
  return (
    <div role="status" className={styles.looking}>
      {isPaid && <Message tone="done">Your payment is here, thank you.</Message>}
      {!isPaid && isLooking && (
        <>
          <strong>We are looking for your payment.</strong>
          <p className={styles.words}>It shows here as soon as it is confirmed, mostly within seconds.</p>
        </>
      )}
      {!isPaid && !isLooking && (
        <>
          <strong>We have not heard of your payment yet.</strong>
          <p className={styles.words}>
            If you have paid, there is nothing more to do: we email you when it is confirmed.
          </p>
        </>
      )}
    </div>
  );
}
