import { data } from "react-router";
import { callContext, servicesContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { inputIn } from "#web/checkout/place-order.ts";
import { type AskAnswer, AskPage } from "#web/faq/ask-page.tsx";
import type { Route } from "./+types/ask";
import { unlistedMeta } from "./page-meta.ts";

/** The product it is asked at; one that is not there is none. */
export const handle = { query: ["product"] };

export function loader({ context, url }: Route.LoaderArgs) {
  const { products } = context.get(servicesContext).catalogue.current();
  const product = products.get(Number(url.searchParams.get("product")));
  return { product: product ? { id: product.id, name: product.name } : null };
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** The form as it comes without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = inputIn(await request.formData());
  const { question = "", first_name, email, product_id = "" } = typed;
  const body = { question, first_name, email, product_id };
  const made = await callAs(context.get(callContext), "POST quote/create/question", { body });
  const { answer, status, headers } = made;
  const { fields, message } = answer.ok ? { fields: {}, message: "" } : answer;
  const shown: AskAnswer = answer.ok ? "asked" : { sent: { fields, message, typed } };
  return data(shown, { status, headers });
}

export const meta = unlistedMeta("Ask the shop");

/** A question to the shop. */
export default function Ask({ loaderData: { product }, actionData }: Route.ComponentProps) {
  return <AskPage product={product} answer={actionData} />;
}
