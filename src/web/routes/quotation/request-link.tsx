import { data, isRouteErrorResponse, redirect } from "react-router";
import { callContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { RequestPage } from "#web/quotation/request-page.tsx";
import { QuotationNotFound } from "#web/quotation/quotation-not-found.tsx";
import { unlistedMeta } from "../page-meta.ts";
import type { Route } from "./+types/request-link";
import { submitQuotationForm } from "./submit-quotation-form.ts";

/** Its address holds its key, as that of a quotation does. */
export const handle = { personal: true };

export function headers() {
  return { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

/** The request of a link; once it was answered, its page is that of the newest answer. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const asked = { params: { request_no: params.number }, query: { key: params.key.slice(0, 100) } };
  const { answer, status } = await callAs(context.get(callContext), "GET quote-request/:request_no", asked);
  if (!answer.ok) throw data(null, { status: status === 429 ? 429 : 404 });
  const { answer_path: path } = answer.data;
  return path === null ? { request: answer.data } : redirect(path);
}

/** No request opens by this link; anything else is told as on every page. */
function LinkFault({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <QuotationNotFound />;
  throw error;
}

export const ErrorBoundary = LinkFault;

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { number: requestNo, key } = params;
  const form = await request.formData();
  return submitQuotationForm(
    context.get(callContext),
    { requestNo, key },
    form,
    `/q/request/${requestNo}/${key}`,
  );
}

export const meta = unlistedMeta("Quote request");

/** A quote request for whoever has its link, while it has no price: read, and written about. */
export default function RequestLinkRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <RequestPage
      request={loaderData.request}
      sent={actionData?.said}
      path={`/q/request/${params.number}/${params.key}`}
    />
  );
}
