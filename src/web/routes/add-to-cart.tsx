import { data, Link, redirect } from "react-router";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { pageStart } from "#domain/configure/default-selection.ts";
import { shippingRowsFor } from "#domain/deliver/shipping-choices.ts";
import { SHIPPING_WISH, shippingOfCart, wishedShipping, wishName } from "#domain/deliver/shipping-wish.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { featuredPageAt } from "#domain/seo/page-at.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { callContext, servicesContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { queryAfter, selectionIn } from "#web/configurator/address.ts";
import { cartProduct, refusalMessages } from "#web/ordering/cart-product.ts";
import { PAGE_FIELD } from "#web/price/plain-add.tsx";
import type { Route } from "./+types/add-to-cart";
import styles from "./add-to-cart.module.css";
import { unlistedMeta } from "./page-meta.ts";

/** What is added to whose cart. */
export const handle = { personal: true, query: [] };

/** Nothing is shown of what was not added. */
export function loader() {
  return null;
}

type Entries = readonly (readonly [string, string])[];

/** What the form of a page that sells something puts into the cart, and the way back to it; null for any other page. */
function configuredAt(catalogue: Catalogue, page: string, entries: Entries) {
  const { pathname, searchParams } = new URL(page, "http://page.invalid");
  const found = featuredPageAt(catalogue, pathname);
  if (found === null) return null;
  const scope = scopeOf(found.item);
  const start = pageStart(catalogue, found.item, found.product, searchParams);
  const selection = selectionIn(catalogue, scope, entries, start);
  const product = catalogue.products.get(selection.productId);
  if (product === undefined) return null;
  const wish = entries.find(([name]) => name === SHIPPING_WISH)?.[1] ?? searchParams.get(SHIPPING_WISH);
  const rows = shippingRowsFor(catalogue, selection);
  const method = shippingOfCart(rows, wishedShipping(rows, wish)?.method ?? null);
  if (method === null) searchParams.delete(SHIPPING_WISH);
  else searchParams.set(SHIPPING_WISH, wishName({ method }));
  const search = queryAfter(catalogue, scope, selection, start, searchParams);
  const configured = { catalogue, selection, product, row: null, wished: null };
  return {
    body: { ...cartProduct(configured, { pathname, search }), ...(method !== null && { method }) },
    back: pathname + search,
  };
}

/** Pressed twice within so long is pressed once. */
const PRESS_MS = 60_000;

/**
 * The page of a form is the same for everybody and brings no key along, so the key of a press is made of who presses, what and when. Who
 * has no cookie yet has none: each press of theirs begins a cart of its own, of which the browser keeps one.
 */
async function keyOf(request: Request, body: object): Promise<string | undefined> {
  const cookie = request.headers.get("cookie");
  if (cookie === null) return undefined;
  const pressed = JSON.stringify([cookie, body, Math.floor(Date.now() / PRESS_MS)]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(pressed));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** ADD TO CART without a script: the call of the page with a script, and then the checkout. What is refused is said, with the way back. */
export async function action({ request, context }: Route.ActionArgs) {
  const entries = [...(await request.formData())].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const page = entries.find(([name]) => name === PAGE_FIELD)?.[1] ?? "/";
  const fields = entries.filter(([name]) => name !== PAGE_FIELD);
  const found = configuredAt(context.get(servicesContext).catalogue.current(), page, fields);
  if (found === null) throw data(null, { status: 404 });
  const { body, back } = found;
  const key = await keyOf(request, body);
  const { answer, status, headers } = await callAs(context.get(callContext), "POST cart/add", { body, key });
  if (answer.ok) return redirect("/checkout", { status: 303, headers });
  return data({ messages: refusalMessages(answer), back }, { status, headers });
}

export const meta = unlistedMeta("Add to cart");

/** Why something was not added, and the way back to it. */
export default function AddToCart({ actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <h1>{actionData === undefined ? "Nothing was added" : "Not in your cart yet"}</h1>
      {actionData?.messages.map((message) => (
        <Message key={message} tone="error">
          {message}
        </Message>
      ))}
      <p>
        <Link to={actionData?.back ?? "/"} className={button.button} data-look="main">
          {actionData === undefined ? "See what we print" : "Back to what you configured"}
        </Link>
      </p>
    </div>
  );
}
