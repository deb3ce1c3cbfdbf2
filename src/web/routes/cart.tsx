import { useId } from "react";
import { useRouteLoaderData, useSearchParams } from "react-router";
import { type Attaching, attachingCode, attachingOf } from "#domain/content/attaching.ts";
import { messageOf } from "#domain/messages.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/feedback/message.tsx";
import { servicesContext } from "#web/app-context.ts";
import { AttachingHelp } from "#web/attaching/attaching-help.tsx";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import type { CartItem, WireCart } from "#web/cart/cart-calls.ts";
import { CartPage } from "#web/cart/cart-page.tsx";
import { cartMailto } from "#web/cart/use-cart.ts";
import { ShopWindow } from "#web/home/shop-window.tsx";
import { tileGroups } from "#web/home/tile-groups.ts";
import { type Quotable, useCreateQuotation } from "#web/quotation/quotation-calls.ts";
import type { loader as rootLoader } from "#web/root.tsx";
import type { Route } from "./+types/cart";
import { unlistedMeta } from "./page-meta.ts";
import { useQuotationDialog } from "./quotation/use-quotation-dialog.tsx";
import styles from "./quotation/print-cart.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const catalogue = services.catalogue.current();
  return {
    groups: tileGroups(catalogue, services.shopMoment().date),
    attaching: attachingOf(catalogue, services.content, [...catalogue.products.keys()]),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** The document says nothing of the cart: a `key` asks the browser for a fresh one, not the server for the page. */
export function shouldRevalidate() {
  return false;
}

export const meta = unlistedMeta("Your cart");

/** How an item that is lettering is put up. */
function AttachingOf({ attaching, item }: { readonly attaching: Attaching | null; readonly item: CartItem }) {
  const supplyId = new URLSearchParams(item.picture).get("cutting_id");
  const code = attaching && attachingCode(attaching, item.product_id, supplyId);
  return attaching && code && <AttachingHelp guides={attaching.guides} suggested={code} single />;
}

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
function PrintCart({ cart, changing, wrong, reload }: PrintCartProps) {
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

/** What lies in the cart. The document is the same for everybody; the browser asks whose it is. */
export default function CartRoute({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const shop = useRouteLoaderData<typeof rootLoader>("root")?.shop;
  return (
    <CartPage
      fresh={query.get("key")}
      beside={(cart, state) => <PrintCart cart={cart} {...state} />}
      how={(cart) =>
        shop && (
          <>
            Rather order by email? Send the quotation with your artwork to{" "}
            <a href={cartMailto(shop.email, cart)}>{shop.email}</a>.
          </>
        )
      }
      attaching={(item) => <AttachingOf attaching={loaderData.attaching} item={item} />}
      window={<ShopWindow groups={loaderData.groups} />}
    />
  );
}
