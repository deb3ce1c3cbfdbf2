import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { selectionHash } from "../../../../domain/configure/selection-hash.ts";
import { OrderNotice, type NoticedOrder } from "../../../features/configurator/price/order-notice.tsx";
import type { Order, Orders } from "../../../features/configurator/price/order.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";
import { useQuoteOrder } from "./use-quote-order.tsx";

interface OrdersOfPage {
  readonly orders: Orders;
  /** The dialog an order has opened. */
  readonly dialog: ReactNode;
}

/** The ways to go on from a configured product: one file beside this one for each. */
export const useOrders = (configurator: Configurator): OrdersOfPage => {
  const [asked, setAsked] = useState<{ readonly order: NoticedOrder; readonly hash: string } | null>(null);
  const hash = selectionHash(configurator.selection);
  const quote = useQuoteOrder(configurator);
  const askQuote = quote.ask;
  const ask = useCallback(
    (order: Order) => (order === "quote" ? askQuote() : setAsked({ order, hash })),
    [askQuote, hash],
  );
  const order = asked?.hash === hash ? asked.order : null;
  const { underWay, news } = quote;
  const orders = useMemo<Orders>(
    () => ({
      ask,
      underWay: underWay ? "quote" : null,
      news: news || (order && <OrderNotice order={order} configurator={configurator} />),
    }),
    [ask, underWay, news, order, configurator],
  );
  return { orders, dialog: quote.dialog };
};
