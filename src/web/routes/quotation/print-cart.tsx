import { useId } from "react";
import { messageOf } from "#domain/messages.ts";
import type { WireCart } from "#web/cart/cart-calls.ts";
import type { Quotable } from "#web/quotation/quotation-calls.ts";
import { useCreateQuotation } from "#web/quotation/use-create-quotation.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import styles from "./print-cart.module.css";
import { useQuotationDialog } from "./use-quotation-dialog.tsx";

/** What has a price, with the sums of the cart: changed in any way it is another quotation. */
function quotableOf(cart: WireCart): Quotable {
  return {
    quotations: cart.cart_items
      .filter(({ price }) => price !== null)
      .map(({ id, quantity, kinds, price }) => ({ cart_item_id: id, quantity, kinds, price })),
    sub_total: cart.sub_total,
    shipping_fee: cart.shipping_fee,
    point_discount: cart.point_discount,
    coupon_discount: cart.coupon_discount,
    total_price: cart.total_price,
  };
}

/** Why nothing can be printed as it stands; null when it can. */
function reasonOf({ quotations }: Quotable, wrong: boolean): string | null {
  if (quotations.length === 0) return "Nothing in your cart can be priced right now.";
  return wrong ? "Please correct the number marked in your cart first." : null;
}

interface PrintCartProps {
  readonly cart: WireCart;
  /** A change of the cart is under way: what would be printed is not what stands there by then. */
  readonly changing: boolean;
  /** A typed number was refused, or is missing: the same. */
  readonly wrong: boolean;
  /** Reads the cart anew: a quotation that was refused shows that it is not what it was. */
  readonly reload: () => void;
}

/** Issues a quotation of what lies in the cart, and opens it. */
export function PrintCart({ cart, changing, wrong, reload }: PrintCartProps) {
  const reasonId = useId();
  const { open, coming, failed, dialog } = useQuotationDialog();
  const { create, underWay, refused } = useCreateQuotation(open);
  const quotable = quotableOf(cart);
  const reason = reasonOf(quotable, wrong);
  const refusal = refused && (refused.fields.quotations ?? refused.fields.coupon_code ?? refused.message);
  const print = async (): Promise<void> => {
    if (await create(quotable)) reload();
  };
  const message = failed ? messageOf("unexpected") : refusal;
  return (
    <div className={styles.print}>
      <Button
        look="quiet"
        busy={changing || underWay || coming !== null}
        disabled={reason !== null}
        describedBy={reason === null ? undefined : reasonId}
        onClick={() => void print()}
      >
        Print quotation
      </Button>
      {reason !== null && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      <div role="alert">{message && <Message tone="error">{message}</Message>}</div>
      {dialog}
    </div>
  );
}
