import { callShop } from "#web/calls/call-shop.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import { askedBy, type OrderPageUse, type ShownOrder } from "./order.types.ts";
import { WordsForm } from "./words-form.tsx";

interface CancelProps {
  readonly order: ShownOrder;
  readonly use: OrderPageUse;
}

/** Takes the order back while nothing is printed: asked for, then confirmed. */
export function Cancel({ order, use }: CancelProps) {
  if (!order.may_cancel) return null;
  const { params, query } = askedBy(use.link);
  const words =
    order.paid > 0 ? "What you paid is given back." : "Nothing is printed and nothing is charged.";
  return (
    <Disclosure look="link" summary="Cancel this order" open={use.sent?.form === "cancel"}>
      <p>{words} It cannot be undone.</p>
      <WordsForm
        {...use}
        name="cancel"
        label="Why, if you like to say"
        button={["Yes, cancel the order", "Cancelling"]}
        unseen={{}}
        call={(reason) => callShop("POST order/:order_no/cancel", { params, query, body: { reason } })}
      />
    </Disclosure>
  );
}
