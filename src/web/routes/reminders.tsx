import { data } from "react-router";
import { callContext } from "#web/app-context.ts";
import { callAs } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { RemindersPage } from "#web/site/reminders-page.tsx";
import { unlistedMeta } from "./page-meta.ts";
import type { Route } from "./+types/reminders";

/** Its address lets whoever has it stop the reminders of one address. */
export const handle = { personal: true, query: ["key"] };

function linkIn(request: Request, params: { readonly mail: string }) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return { params, query: { key: key.slice(0, 100) } };
}

export function headers() {
  return { "referrer-policy": "same-origin", "x-robots-tag": "noindex" };
}

/** A reader who only follows the link, or whose mail program does, changes nothing. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { answer, status } = await callAs(
    context.get(callContext),
    "GET reminders/:mail",
    linkIn(request, params),
  );
  if (!answer.ok) throw data(null, { status: status === 429 ? 429 : 404 });
  return answer.data;
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

/** The form, or the one press of a mail program, which sends `List-Unsubscribe=One-Click` (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { wanted: form.get("wanted") === "yes" };
  const asked = { ...linkIn(request, params), body };
  const { answer, status } = await callAs(context.get(callContext), "PUT reminders/:mail", asked);
  return data({ isChanged: answer.ok }, { status });
}

export const meta = unlistedMeta("Reminders");

/** Whether an address wants to be reminded. */
export default function RemindersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RemindersPage
      email={loaderData.email}
      areWanted={loaderData.wanted}
      isChanged={actionData?.isChanged ?? false}
    />
  );
}
