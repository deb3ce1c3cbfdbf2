import { useEffect } from "react";
import { data, redirect, useNavigate, useRevalidator } from "react-router";
import { deadlineText } from "#domain/order/waiting/deadline.ts";
import { callContext, servicesContext } from "#web/app-context.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { openDialog } from "#web/sign-in/open-dialog.ts";
import { onCartChangedElsewhere, setCartCount } from "#web/cart/cart-count.ts";
import { ItemPicture } from "#web/cart/item-picture.tsx";
import { CheckoutPage } from "#web/checkout/checkout-page.tsx";
import type { CheckoutItem, QuotationLink } from "#web/checkout/checkout.types.ts";
import { typedIn } from "#web/checkout/place-order.ts";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/checkout";
import styles from "./checkout.module.css";
import { sendCheckout } from "./send-checkout.ts";
import { useRegisteredDialog } from "./use-registered-dialog.tsx";
import { unlistedMeta } from "../unlisted-meta.ts";

/** What lies in whose cart, and what they have typed: nobody else's. */
export const handle = { personal: true, query: ["quotation", "key"] };

/** A quotation's address holds its key: no other site is told of it. */
export function headers() {
  return { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

function linkIn(request: Request): QuotationLink | null {
  const { searchParams } = new URL(request.url);
  const number = searchParams.get("quotation");
  return number === null ? null : { number, key: (searchParams.get("key") ?? "").slice(0, 100) };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue, content, shopMoment } = context.get(servicesContext);
  const link = linkIn(request);
  const { answer, status } = await callAs(context.get(callContext), "GET checkout", {
    query: link === null ? {} : { quotation_no: link.number, quotation_key: link.key },
  });
  // A temporary password has to be changed first: the account says so.
  if (!answer.ok && status === 403) return redirect("/account");
  // It was ordered, or has ended: its page says so.
  if (!answer.ok && status === 409 && link !== null) return redirect(`/q/${link.number}/${link.key}`);
  if (!answer.ok) throw data(null, { status });
  return {
    checkout: answer.data,
    link,
    deadline: deadlineText(catalogue.current(), shopMoment()),
    idempotencyKey: crypto.randomUUID(),
    terms: content.trust.termsInShort,
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile, with what is typed on it. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** The form as it comes without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  return sendCheckout(context.get(callContext), typedIn(await request.formData()), linkIn(request));
}

export const meta = unlistedMeta("Checkout");

/** The sums follow the cart of another tab, and whoever signs in. */
function useRefresh(isMember: boolean): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const visitor = useVisitor();
  const isOther = visitor !== null && (visitor.user !== null) !== isMember;
  useEffect(() => onCartChangedElsewhere(() => void revalidate()), [revalidate]);
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
  return revalidate;
}

/** A line of the cart, or of a quotation that may be somebody else's. */
function Picture({ item, link }: { readonly item: CheckoutItem; readonly link: QuotationLink | null }) {
  if (item.picture === "") return null;
  if (link === null) return <ItemPicture query={item.picture} />;
  const query = new URLSearchParams({ key: link.key });
  const src = `/api/quotation/${link.number}/pictures/${item.id}?${query}`;
  return <img className={styles.picture} src={src} alt="" width="180" height="128" />;
}

/** The cart becomes an order, or a quotation does. */
export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const refresh = useRefresh(loaderData.checkout.person?.is_member ?? false);
  const registered = useRegisteredDialog();
  return (
    <>
      <CheckoutPage
        {...loaderData}
        sent={actionData}
        picture={(item) => <Picture item={item} link={loaderData.link} />}
        signIn={
          <Button look="plain" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
            Have an account? Sign in
          </Button>
        }
        onRegistered={registered.open}
        refresh={refresh}
        onPlaced={({ path }) => {
          if (loaderData.link === null) setCartCount(0);
          void navigate(`${path}&placed=yes`);
        }}
      />
      {registered.dialog}
    </>
  );
}
