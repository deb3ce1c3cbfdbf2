import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { selectionHash } from "../../../../domain/configure/selection-hash.ts";
import { usePending } from "../../../features/account/pending/use-pending.ts";
import { OrderNotice } from "../../../features/configurator/price/order-notice.tsx";
import type { Order, Orders } from "../../../features/configurator/price/order.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";

interface OrdersOfPage {
  readonly orders: Orders;
  /** The dialog an order has opened. */
  readonly dialog: ReactNode;
}

/**
 * The ways to go on from a configured product: one file beside this one for each. A quote request needs somebody the shop
 * knows: a visitor signs in or registers first and is back at it after (quotes-and-accounts.md 6).
 */
export const useOrders = (configurator: Configurator): OrdersOfPage => {
  const [asked, setAsked] = useState<{ readonly order: Order; readonly hash: string } | null>(null);
  const hash = selectionHash(configurator.selection);
  const show = useCallback((order: Order) => setAsked({ order, hash }), [hash]);
  const askQuote = usePending(
    "quote-request",
    useCallback(() => show("quote"), [show]),
  );
  const ask = useCallback((order: Order) => (order === "quote" ? askQuote() : show(order)), [askQuote, show]);
  const order = asked?.hash === hash ? asked.order : null;
  const orders = useMemo(
    () => ({
      ask,
      underWay: null,
      news: order && <OrderNotice order={order} configurator={configurator} />,
    }),
    [ask, order, configurator],
  );
  return { orders, dialog: null };
};
