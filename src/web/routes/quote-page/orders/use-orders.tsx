import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { selectionHash } from "../../../../domain/configure/selection-hash.ts";
import type { Order, Orders } from "../../../features/configurator/price/order.types.ts";
import type { Configurator } from "../../../features/configurator/use-configurator.ts";
import { useCartOrder } from "./use-cart-order.tsx";
import { useCompareOrder } from "./use-compare-order.tsx";
import { usePrintOrder } from "./use-print-order.tsx";
import { useQuoteOrder } from "./use-quote-order.tsx";

interface OrdersOfPage {
  readonly orders: Orders;
  /** The dialog an order has opened. */
  readonly dialog: ReactNode;
}

const underWayOf = (all: Readonly<Record<Order, boolean>>): Order | null =>
  (Object.keys(all) as Order[]).find((one) => all[one]) ?? null;

/** What was pending before signing in was asked on an earlier page. */
const newsOf = (order: Order | null, all: Readonly<Record<Order, ReactNode>>): ReactNode =>
  order === null ? all.cart || all.quote : all[order];

/** The ways to go on from a configured product: one file beside this one for each. */
export const useOrders = (configurator: Configurator): OrdersOfPage => {
  const [asked, setAsked] = useState<{ readonly order: Order; readonly hash: string } | null>(null);
  const hash = selectionHash(configurator.selection);
  const cart = useCartOrder(configurator);
  const quote = useQuoteOrder(configurator);
  const compare = useCompareOrder(configurator);
  const print = usePrintOrder(configurator);
  const { ask: askCart, underWay: addsToCart, news: cartNews } = cart;
  const { ask: askQuote, underWay: asksQuote, news: quoteNews } = quote;
  const { ask: askCompare, underWay: addsToCompare, news: compareNews } = compare;
  const { ask: askPrint, underWay: prints, news: printNews } = print;
  const ask = useCallback(
    (order: Order) => {
      setAsked({ order, hash });
      if (order === "cart") askCart();
      if (order === "quote") askQuote();
      if (order === "compare") void askCompare();
      if (order === "print") askPrint();
    },
    [askCart, askQuote, askCompare, askPrint, hash],
  );
  const order = asked?.hash === hash ? asked.order : null;
  const underWay = underWayOf({ cart: addsToCart, quote: asksQuote, compare: addsToCompare, print: prints });
  const news = newsOf(order, { cart: cartNews, quote: quoteNews, compare: compareNews, print: printNews });
  const orders = useMemo<Orders>(() => ({ ask, underWay, news }), [ask, underWay, news]);
  return {
    orders,
    dialog: (
      <>
        {quote.dialog}
        {print.dialog}
      </>
    ),
  };
};
