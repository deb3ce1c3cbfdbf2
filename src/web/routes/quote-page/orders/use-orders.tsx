import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { selectionHash } from "../../../../domain/configure/selection-hash.ts";
import { OrderNotice } from "../../../features/configurator/price/order-notice.tsx";
import type { Order, Orders } from "../../../features/configurator/price/order.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";
import { useCartOrder } from "./use-cart-order.tsx";
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
  const cart = useCartOrder(configurator);
  const quote = useQuoteOrder(configurator);
  const compare = useCompareOrder(configurator);
  const { ask: askCart, underWay: addsToCart, news: cartNews } = cart;
  const { ask: askQuote, underWay: asksQuote, news: quoteNews } = quote;
  const { ask: askCompare, underWay: addsToCompare, news: compareNews } = compare;
  const ask = useCallback(
    (order: Order) => {
      setAsked({ order, hash });
      if (order === "cart") askCart();
      if (order === "quote") askQuote();
      if (order === "compare") void askCompare();
    },
    [askCart, askQuote, askCompare, hash],
  );
  const order = asked?.hash === hash ? asked.order : null;
  const orders = useMemo<Orders>(() => {
    const underWay: Record<Order, boolean> = {
      cart: addsToCart,
      quote: asksQuote,
      compare: addsToCompare,
      print: false,
    };
    const news: Record<Order, ReactNode> = {
      cart: cartNews,
      quote: quoteNews,
      compare: compareNews,
      print: <OrderNotice order="print" configurator={configurator} />,
    };
    const sent = (Object.keys(underWay) as Order[]).find((one) => underWay[one]) ?? null;
    // What was pending before signing in was asked on an earlier page.
    return { ask, underWay: sent, news: order === null ? cartNews || quoteNews : news[order] };
  }, [ask, addsToCart, asksQuote, addsToCompare, cartNews, quoteNews, compareNews, order, configurator]);
  return { orders, dialog: quote.dialog };
};
