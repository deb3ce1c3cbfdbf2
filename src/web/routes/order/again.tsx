import { data, redirect, useNavigate, useRevalidator } from "react-router";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { callContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { setCartCount } from "#web/cart/cart-count.ts";
import { AgainPage, wantedLines } from "#web/order/again-page.tsx";
import { queryOf } from "#web/order/order.types.ts";
import { unlistedMeta } from "../page-meta.ts";
import type { Route } from "./+types/again";

/** An order is ordered again by its owner, and by whoever has its link; `line` asks for one line of it. */
export const handle = { personal: true, query: ["key", "line"] };

function askedIn(request: Request, orderNo: string) {
  const { searchParams } = new URL(request.url);
  return { link: { orderNo, key: searchParams.get("key") }, line: searchParams.get("line") };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { link, line } = askedIn(request, params.number);
  const missing = data(null, { status: 404 });
  if (!isOrderNumber(link.orderNo)) throw missing;
  const { answer } = await callAs(context.get(callContext), "GET order/:order_no/again", queryOf(link));
  if (!answer.ok) throw missing;
  const asked = answer.data.items.filter((item) => line === null || String(item.line) === line);
  if (asked.length === 0) throw missing;
  return { link, items: asked, idempotencyKey: crypto.randomUUID() };
}

/** Data that do not come are asked for again. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** The form as it comes without a script: into the cart, or back with why not. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { link } = askedIn(request, params.number);
  const form = await request.formData();
  const key = form.get("idempotency_key");
  const { answer, status, headers } = await callAs(context.get(callContext), "POST order/:order_no/again", {
    ...queryOf(link),
    body: { lines: wantedLines(form) },
    key: typeof key === "string" && /^[\w-]{8,100}$/.test(key) ? key : undefined,
  });
  if (answer.ok) return redirect("/cart", { status: 303, headers });
  return data(answer.fields.lines ?? answer.message, { status, headers });
}

export const meta = unlistedMeta("Order again");

/** What was ordered, at today's price. */
export default function AgainRoute({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return (
    <AgainPage
      {...loaderData}
      message={actionData}
      refresh={revalidate}
      onAdded={({ count }) => {
        setCartCount(count);
        void navigate("/cart");
      }}
    />
  );
}
