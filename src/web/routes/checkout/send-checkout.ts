import { data, redirect } from "react-router";
import { callAs, type CallForVisitor } from "#web/calls/call-as.ts";
import { checkoutPath, type QuotationLink, type SentCheckout } from "#web/checkout/checkout.types.ts";
import { fieldsOfAddress } from "#web/checkout/address-choice.tsx";
import { changedIn, draftOf, placeBody } from "#web/checkout/place-order.ts";

type Typed = Readonly<Record<string, string>>;

/** Keeps what was typed, and shows the page anew. */
async function showAgain(call: CallForVisitor, typed: Typed, link: QuotationLink | null): Promise<Response> {
  await callAs(call, "PUT checkout", { body: draftOf(typed) });
  return redirect(checkoutPath(link), 303);
}

async function withAddress(call: CallForVisitor, typed: Typed): Promise<Typed> {
  const { answer } = await callAs(call, "GET account/addresses");
  const entries = answer.ok ? answer.data : [];
  const chosen = entries.find(({ id }) => String(id) === typed.address_id);
  return chosen ? { ...typed, ...fieldsOfAddress(chosen) } : typed;
}

/** Another way of sending than the one the sums were shown for. */
async function chooseMethod(call: CallForVisitor, { shipping_method: method, shown_method: shown }: Typed) {
  if (method === undefined || method === shown) return;
  await callAs(call, "PUT cart/shipping", { body: { shipping_method: method } });
}

function isKey(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{8,100}$/.test(text);
}

/**
 * A checkout that was sent without a script: one of its smaller buttons, or the order. What is refused comes back with its sentences
 * and with everything that was typed.
 */
export async function sendCheckout(call: CallForVisitor, typed: Typed, link: QuotationLink | null) {
  if (link === null) await chooseMethod(call, typed);
  if (typed.intent === "shipping") return showAgain(call, typed, link);
  if (typed.intent === "address") return showAgain(call, await withAddress(call, typed), link);
  const shown = { total_price: Number(typed.total_price), delivery_date: typed.delivery_date ?? null };
  const key = isKey(typed.idempotency_key) ? typed.idempotency_key : undefined;
  const { answer, status, headers } = await callAs(call, "POST order/place", {
    body: placeBody(typed, shown, link),
    key,
  });
  if (answer.ok) return redirect(`${answer.data.path}&placed=yes`, { status: 303, headers });
  await callAs(call, "PUT checkout", { body: draftOf(typed) });
  const changed = changedIn(answer);
  const message = changed === null ? answer.message : "";
  const sent: SentCheckout = { fields: answer.fields, message, typed, changed };
  return data(sent, { status, headers });
}
