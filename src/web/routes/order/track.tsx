import { data } from "react-router";
import { callContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { inputIn } from "#web/checkout/place-order.ts";
import { type TrackAnswer, TrackPage } from "#web/order/track-page.tsx";
import { unlistedMeta } from "../page-meta.ts";
import type { Route } from "./+types/track";

export const meta = unlistedMeta("Track an order");

/** `link=changed`: whoever changed the link to an order without a script. */
export const handle = { query: ["link"] };

export function loader({ request }: Route.LoaderArgs) {
  return { isChanged: new URL(request.url).searchParams.get("link") === "changed" };
}

/** The form as it comes without a script. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = inputIn(await request.formData());
  const { order_no = "", email = "" } = typed;
  const body = { order_no, email };
  const { answer, status } = await callAs(context.get(callContext), "POST order/link", { body });
  const { fields, message } = answer.ok ? { fields: {}, message: "" } : answer;
  const shown: TrackAnswer = answer.ok ? { mailedTo: email } : { sent: { fields, message, typed } };
  return data(shown, { status });
}

/** Who has lost the link to an order is sent it. */
export default function Track({ loaderData, actionData }: Route.ComponentProps) {
  return <TrackPage answer={actionData} isChanged={loaderData.isChanged} />;
}
