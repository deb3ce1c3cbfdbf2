import { useCallback, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { messageOf } from "#domain/messages.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import type { Configurator } from "#web/features/configurator/use-configurator.ts";
import { useCreateQuotation } from "#web/features/quotation/use-create-quotation.ts";
import { Message } from "#web/ui/feedback/message.tsx";
import { useQuotationDialog } from "../../quotation/use-quotation-dialog.tsx";
import { cartProduct, CHANGED, refusalWords } from "./cart-product.ts";

interface PrintOrder {
  readonly ask: () => void;
  readonly underWay: boolean;
  readonly news: ReactNode;
  readonly dialog: ReactNode;
}

/** 'You can print': issues a quotation of what is configured and opens it. */
export function usePrintOrder(configurator: Configurator): PrintOrder {
  const { open, coming, failed, dialog } = useQuotationDialog();
  const { create, underWay, refused } = useCreateQuotation(open);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<string | null>(null);
  const hash = selectionHash(configurator.selection);
  const ask = useCallback(() => {
    setAsked(hash);
    // A page that changes an item of the cart prints what is configured, not the item.
    const { cart_item_id: _, ...product } = cartProduct(configurator, location);
    void create({ quotations: [product] }).then((refusal) => {
      // What the page knows is older than the shop: it asks anew, and shows the price of now.
      if (refusal?.status === CHANGED) void revalidate();
    });
  }, [configurator, hash, create, revalidate]);
  const news = useMemo(() => {
    if (asked !== hash) return null;
    if (failed) return <Message tone="error">{messageOf("unexpected")}</Message>;
    return (
      refused &&
      refusalWords(refused).map((words) => (
        <Message key={words} tone="error">
          {words}
        </Message>
      ))
    );
  }, [asked, hash, failed, refused]);
  return { ask, underWay: underWay || coming !== null, news, dialog };
}
