import { useCallback, useState } from "react";
import { selectionHash } from "../../../domain/configure/selection-hash.ts";
import type { Selection } from "../../../domain/configure/selection.ts";
import { usePending } from "../../features/account/pending/use-pending.ts";
import type { Order } from "../../features/configurator/price/order-notice.tsx";

/**
 * What was asked for with this selection, and how to ask. A quote request needs somebody the shop knows: a visitor signs
 * in or registers first and is back at it after (quotes-and-accounts.md 6).
 */
export const useOrder = (selection: Selection): readonly [Order | null, (order: Order) => void] => {
  const [asked, setAsked] = useState<{ readonly order: Order; readonly hash: string } | null>(null);
  const hash = selectionHash(selection);
  const show = useCallback((order: Order) => setAsked({ order, hash }), [hash]);
  const askQuote = usePending(
    "quote-request",
    useCallback(() => show("quote"), [show]),
  );
  const ask = useCallback((order: Order) => (order === "quote" ? askQuote() : show(order)), [askQuote, show]);
  return [asked?.hash === hash ? asked.order : null, ask];
};
