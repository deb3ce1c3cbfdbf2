import { useEffect } from "react";
import { data, redirect, useNavigate, useRevalidator } from "react-router";
import { deadlineText } from "#domain/order/waiting/deadline.ts";
import { callContext, servicesContext } from "#web/app-context.ts";
import { useVisitor } from "#web/calls/visitor-store.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { openDialog } from "#web/features/account/pending/open-dialog.ts";
import { onCartChangedElsewhere, setCartCount } from "#web/features/cart/cart-count.ts";
import { ItemPicture } from "#web/features/cart/items/item-picture.tsx";
import { CheckoutPage } from "#web/features/checkout/checkout-page.tsx";
import { typedIn } from "#web/features/checkout/place-order.ts";
import { Button } from "#web/ui/button.tsx";
import type { Route } from "./+types/checkout";
import { sendCheckout } from "./send-checkout.ts";
import { useRegisteredDialog } from "./use-registered-dialog.tsx";
import { unlistedMeta } from "../unlisted-meta.ts";

/** What lies in whose cart, and what they have typed: nobody else's. */
export const handle = { personal: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, content, shopMoment } = context.get(servicesContext);
  const { answer, status } = await callAs(context.get(callContext), "GET checkout");
  // A temporary password has to be changed first: the account says so.
  if (!answer.ok && status === 403) return redirect("/account");
  if (!answer.ok) throw data(null, { status });
  return {
    checkout: answer.data,
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
  return sendCheckout(context.get(callContext), typedIn(await request.formData()));
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

/** The cart becomes an order. */
export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const refresh = useRefresh(loaderData.checkout.person?.is_member ?? false);
  const registered = useRegisteredDialog();
  return (
    <>
      <CheckoutPage
        {...loaderData}
        sent={actionData}
        picture={(query) => <ItemPicture query={query} />}
        signIn={
          <Button look="plain" onClick={() => openDialog({ name: "sign-in", tab: "sign-in" })}>
            Have an account? Sign in
          </Button>
        }
        onRegistered={registered.open}
        refresh={refresh}
        onPlaced={({ path }) => {
          setCartCount(0);
          void navigate(`${path}&placed=yes`);
        }}
      />
      {registered.dialog}
    </>
  );
}
