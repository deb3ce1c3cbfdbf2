import { useEffect } from "react";
import { data, useRevalidator } from "react-router";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { deadlineText } from "#domain/order/waiting/deadline.ts";
import { callContext, servicesContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { OrderPage } from "#web/order/order-page.tsx";
import { askedBy } from "#web/order/order.types.ts";
import type { Route } from "./+types/order";
import { sendAnswer } from "./send-answer.ts";
import { unlistedMeta } from "../unlisted-meta.ts";

/** An order is its owner's, and that of whoever has its link. */
export const handle = { personal: true, query: ["key", "placed", "returned"] };

function linkIn(request: Request, orderNo: string) {
  return { orderNo, key: new URL(request.url).searchParams.get("key") };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const link = linkIn(request, params.number);
  const missing = data(null, { status: 404 });
  if (!isOrderNumber(link.orderNo)) throw missing;
  const asked = askedBy(link);
  const call = context.get(callContext);
  const isReturned = new URL(request.url).searchParams.has("returned");
  if (isReturned) await callAs(call, "POST order/:order_no/look-for-payment", { ...asked, body: {} });
  const { answer } = await callAs(call, "GET order/:order_no", asked);
  // Whatever the reason: nobody else learns that it exists.
  if (!answer.ok) throw missing;
  const { catalogue, shopMoment } = context.get(servicesContext);
  return {
    link,
    order: answer.data,
    deadline: deadlineText(catalogue.current(), shopMoment()),
    shopEmail: catalogue.current().document.shop.email,
    isReturned,
    isNew: new URL(request.url).searchParams.has("placed"),
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile, with what is typed on it. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** What is said to an order without a script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const link = linkIn(request, params.number);
  return sendAnswer(context.get(callContext), link, await request.formData());
}

export const meta = unlistedMeta("Your order");

/** An order as it stands: whoever comes back to the page sees what has happened meanwhile. */
export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = () => void revalidate();
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [revalidate]);
  return <OrderPage {...loaderData} sent={actionData} refresh={revalidate} />;
}
