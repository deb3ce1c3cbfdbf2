import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { selectionHash } from "../../../../domain/configure/selection-hash.ts";
import { OrderNotice } from "../../../features/configurator/price/order-notice.tsx";
import type { Order, Orders } from "../../../features/configurator/price/order.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";
import { useCompareOrder } from "./use-compare-order.tsx";
import { useQuoteOrder } from "./use-quote-order.tsx";

interface OrdersOfPage {
  readonly orders: Orders;
  /** The dialog an order has opened. */
  readonly dialog: ReactNode;
}

/** The ways to go on from a configured product: one file beside this one for each. */
export const useOrders = (configurator: Configurator): OrdersOfPage => {
  const [asked, setAsked] = useState<{ readonly order: Order; readonly hash: string } | null>(null);
  const hash = selectionHash(configurator.selection);
  const quote = useQuoteOrder(configurator);
  const compare = useCompareOrder(configurator);
  const { ask: askQuote, underWay: asksQuote, news: quoteNews } = quote;
  const { ask: askCompare, underWay: addsToCompare, news: compareNews } = compare;
  const ask = useCallback(
    (order: Order) => {
      setAsked({ order, hash });
      if (order === "quote") askQuote();
      if (order === "compare") void askCompare();
    },
    [askQuote, askCompare, hash],
  );
  const order = asked?.hash === hash ? asked.order : null;
  const orders = useMemo<Orders>(() => {
    const news = (): ReactNode => {
      if (order === "compare") return compareNews;
      if (order === "quote" || order === null) return quoteNews;
      return <OrderNotice order={order} configurator={configurator} />;
    };
    const sent = addsToCompare ? "compare" : null;
    return { ask, underWay: asksQuote ? "quote" : sent, news: news() };
  }, [ask, asksQuote, addsToCompare, quoteNews, compareNews, order, configurator]);
  return { orders, dialog: quote.dialog };
};
