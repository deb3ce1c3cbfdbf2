import { useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode, Ref } from "react";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Order, Orders } from "#web/features/configurator/price/order.types.ts";
import type { Configurator } from "#web/features/configurator/use-configurator.ts";
import { useCartOrder } from "./use-cart-order.tsx";
import { useCompareOrder } from "./use-compare-order.tsx";
import { usePrintOrder } from "./use-print-order.tsx";
import { useQuoteOrder } from "./use-quote-order.tsx";

/** A button pressed before the desk was there, and what was configured then. */
export interface Press {
  readonly order: Order;
  readonly configurator: Configurator;
}

interface OrderDeskProps {
  readonly configurator: Configurator;
  /** Carried out before anything else. */
  readonly press: Press | null;
  readonly onTaken: (press: Press) => void;
  readonly onSaid: (said: Omit<Orders, "ask">) => void;
  readonly ref: Ref<Pick<Orders, "ask">>;
}

function underWayOf(all: Readonly<Record<Order, boolean>>): Order | null {
  return (Object.keys(all) as Order[]).find((one) => all[one]) ?? null;
}

/** What was pending before signing in was asked on an earlier page. */
function newsOf(order: Order | null, all: Readonly<Record<Order, ReactNode>>): ReactNode {
  return order === null ? all.cart || all.quote : all[order];
}

/** Where the ways to go on from a configured product are carried out: one file beside this one for each. */
export function OrderDesk({ press, onTaken, onSaid, ref, ...page }: OrderDeskProps) {
  const configurator = press?.configurator ?? page.configurator;
  const [asked, setAsked] = useState<{ readonly order: Order; readonly hash: string } | null>(null);
  const hash = selectionHash(configurator.selection);
  const { ask: askCart, underWay: addsToCart, news: cartNews } = useCartOrder(configurator);
  const { ask: askQuote, underWay: asksQuote, ...quote } = useQuoteOrder(configurator);
  const { ask: askCompare, underWay: addsToCompare, news: compareNews } = useCompareOrder(configurator);
  const { ask: askPrint, underWay: prints, ...print } = usePrintOrder(configurator);
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
  const news = newsOf(order, { cart: cartNews, quote: quote.news, compare: compareNews, print: print.news });

  useImperativeHandle(ref, () => ({ ask }), [ask]);
  useLayoutEffect(() => onSaid({ underWay, news }), [onSaid, underWay, news]);
  const taken = useRef<Press | null>(null);
  useLayoutEffect(() => {
    if (press === null || taken.current === press) return;
    taken.current = press;
    ask(press.order);
    onTaken(press);
  }, [press, ask, onTaken]);
  return (
    <>
      {quote.dialog}
      {print.dialog}
    </>
  );
}
