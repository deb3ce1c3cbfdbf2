import { data, isRouteErrorResponse, redirect } from "react-router";
import { deadlineText } from "#domain/order/waiting/deadline.ts";
import { callContext, servicesContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { QuotationNotFound } from "#web/quotation/quotation-not-found.tsx";
import { QuotationPage } from "#web/quotation/quotation-page.tsx";
import { unlistedMeta } from "../page-meta.ts";
import type { Route } from "./+types/quotation-link";
import { submitQuotationForm } from "./submit-quotation-form.ts";

/** Whose it is decides what is told of its order and its artwork. */
export const handle = { personal: true };

/** Its address holds its key: no other site is told of it, and no search engine keeps it. */
export function headers() {
  return { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

function linkOf({ number, key }: { readonly number: string; readonly key: string }) {
  return { params: { quotation_no: number }, query: { key: key.slice(0, 100) } };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const { answer, status } = await callAs(call, "GET quotation/:quotation_no", linkOf(params));
  // A temporary password has to be changed first: the account says so.
  if (!answer.ok && status === 403) return redirect("/account");
  if (!answer.ok) throw data(null, { status: status === 429 ? 429 : 404 });
  const { catalogue, shopMoment } = context.get(servicesContext);
  const { shop } = catalogue.current().document;
  return {
    quotation: answer.data,
    linkKey: params.key,
    deadline: deadlineText(catalogue.current(), shopMoment()),
    idempotencyKey: crypto.randomUUID(),
    shop: {
      name: shop.name,
      lines: [`${shop.streetAddress}, ${shop.city} ${shop.postcode}`, shop.phone, shop.email],
    },
  };
}

/** No quotation opens by this link; anything else is told as on every page. */
function LinkFault({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <QuotationNotFound />;
  throw error;
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** Puts what is quoted into the cart of whoever has the link, or says something about the request that it answers. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const call = context.get(callContext);
  if (form.has("form")) {
    const { answer: opened } = await callAs(call, "GET quotation/:quotation_no", linkOf(params));
    const asked = opened.ok ? opened.data.request : null;
    if (asked === null) throw data(null, { status: 404 });
    const { request_no: requestNo, key } = asked;
    return submitQuotationForm(call, { requestNo, key }, form, `/q/${params.number}/${params.key}`);
  }
  const typed = form.get("idempotency_key");
  const key = typeof typed === "string" && /^[\w-]{8,100}$/.test(typed) ? typed : undefined;
  const asked = { ...linkOf(params), key };
  const { answer, status, headers: kept } = await callAs(call, "POST quotation/:quotation_no/cart", asked);
  if (answer.ok) return redirect("/cart", { status: 303, headers: kept });
  return data({ refused: answer.message, said: undefined }, { status, headers: kept });
}

export const ErrorBoundary = LinkFault;

export const meta = unlistedMeta("Quotation");

/** A quotation for whoever has its link: read, accepted, changed. */
export default function QuotationLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <QuotationPage {...loaderData} refused={actionData?.refused ?? null} said={actionData?.said} />;
}
