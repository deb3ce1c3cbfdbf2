import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { lineIn } from "#domain/cart/cart.ts";
import { messageOf } from "#domain/messages.ts";
import { pendingAction } from "#web/features/account/pending/browser-pending.ts";
import type { Order, Orders } from "#web/features/configurator/price/order.types.ts";
import type { Configurator } from "#web/features/configurator/use-configurator.ts";
import { Message } from "#web/ui/feedback/message.tsx";
import type { Press } from "./order-desk.tsx";
import { useChunk } from "#web/ui/lazy/use-chunk.ts";

/** Not needed for a price: it comes with the first order. */
async function loadDesk() {
  return (await import("./order-desk.tsx")).OrderDesk;
}

type Said = Omit<Orders, "ask">;

const NOTHING: Said = { underWay: null, news: null };

interface OrdersOfPage {
  readonly orders: Orders;
  /** The dialog an order has opened. */
  readonly dialog: ReactNode;
}

/** An order of an earlier page goes on here, or an item of the cart is changed: the desk says so without a press. */
function isExpected(): boolean {
  return lineIn(location.search) !== null || pendingAction() !== null;
}

/**
 * The ways to go on from a configured product. The desk that carries them out comes with the first press, which is shown
 * as under way at once and counts for what was configured when it was made.
 */
export function useOrders(configurator: Configurator): OrdersOfPage {
  const [Desk, fetchDesk] = useChunk(loadDesk, isExpected);
  const desk = useRef<Pick<Orders, "ask">>(null);
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [said, setSaid] = useState(NOTHING);
  const hash = selectionHash(configurator.selection);
  const ask = useCallback(
    (order: Order) => {
      if (desk.current !== null) return desk.current.ask(order);
      setFailedFor(null);
      setPresses((before) => [...before, { order, configurator }]);
      fetchDesk().catch(() => {
        setPresses([]);
        setFailedFor(hash);
      });
    },
    [fetchDesk, configurator, hash],
  );
  const end = useCallback((taken: Press) => setPresses((all) => all.filter((press) => press !== taken)), []);
  const [press = null] = presses;
  const underWay = press?.order ?? said.underWay;
  const failed = failedFor === hash;
  const orders = useMemo<Orders>(() => {
    const news = failed ? <Message tone="error">{messageOf("unexpected")}</Message> : said.news;
    return { ask, underWay, news };
  }, [ask, underWay, failed, said.news]);
  return {
    orders,
    dialog: Desk && (
      <Desk ref={desk} configurator={configurator} press={press} onTaken={end} onSaid={setSaid} />
    ),
  };
}
