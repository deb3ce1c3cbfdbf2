import { useRouteLoaderData, useSearchParams } from "react-router";
import { type Attaching, attachingCode, attachingOf } from "#domain/content/attaching.ts";
import { servicesContext } from "#web/app-context.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { AttachingHelp } from "#web/attaching/attaching-help.tsx";
import type { CartItem } from "#web/cart/cart-calls.ts";
import { CartPage } from "#web/cart/cart-page.tsx";
import { ShopWindow } from "#web/home/shop-window.tsx";
import { tileGroups } from "#web/home/tile-groups.ts";
import type { loader as rootLoader } from "#web/root.tsx";
import type { Route } from "./+types/cart";
import { cartMailto } from "#web/cart/cart-mailto.ts";
import { PrintCart } from "./quotation/print-cart.tsx";
import { unlistedMeta } from "./unlisted-meta.ts";

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
