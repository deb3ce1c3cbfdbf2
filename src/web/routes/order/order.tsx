import { useEffect } from "react";
import { data, redirect, useRevalidator } from "react-router";
import { messageOf } from "#domain/messages.ts";
import { isOrderNumber } from "#domain/order/order-number.ts";
import { deadlineText } from "#domain/order/waiting/deadline.ts";
import { callContext, servicesContext } from "#web/app-context.ts";
import { callAs, type CallForVisitor } from "#web/calls/call-as.ts";
import { loadWithRetry } from "#web/calls/load-with-retry.ts";
import { OrderPage } from "#web/order/order-page.tsx";
import {
  PLACED_WITHOUT_CARD,
  queryOf,
  type OrderLink,
  pagePath,
  type SubmittedAnswer,
} from "#web/order/order.types.ts";
import { unlistedMeta } from "../page-meta.ts";
import type { Route } from "./+types/order";

/** An order is its owner's, and that of whoever has its link. */
export const handle = { personal: true, query: ["key", "placed", "returned"] };

function linkIn(request: Request, orderNo: string) {
  return { orderNo, key: new URL(request.url).searchParams.get("key") };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const link = linkIn(request, params.number);
  const missing = data(null, { status: 404 });
  if (!isOrderNumber(link.orderNo)) throw missing;
  const asked = queryOf(link);
  const call = context.get(callContext);
  const { searchParams } = new URL(request.url);
  const [returned, placed] = [searchParams.get("returned"), searchParams.get("placed")];
  if (returned !== null) await callAs(call, "POST order/:order_no/look-for-payment", { ...asked, body: {} });
  const { answer } = await callAs(call, "GET order/:order_no", asked);
  // Whatever the reason: nobody else learns that it exists.
  if (!answer.ok) throw missing;
  const { catalogue, shopMoment } = context.get(servicesContext);
  return {
    link,
    order: answer.data,
    deadline: deadlineText(catalogue.current(), shopMoment()),
    shopEmail: catalogue.current().document.shop.email,
    isReturned: returned === "paid",
    isNew: placed !== null,
    isWithoutCard: placed === PLACED_WITHOUT_CARD,
  };
}

/** Data that do not come are asked for again; the page in view stays meanwhile, with what is typed on it. */
export function clientLoader(asked: Route.ClientLoaderArgs) {
  return loadWithRetry(asked);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

function makeCall(call: CallForVisitor, link: OrderLink, form: FormData) {
  const { params, query } = queryOf(link);
  const words = textOf(form, "words");
  const version = Number(textOf(form, "version"));
  const line = Number(textOf(form, "line"));
  const kind = textOf(form, "form").split("-")[0];
  if (kind === "cancel")
    return callAs(call, "POST order/:order_no/cancel", { params, query, body: { reason: words } });
  if (kind === "revive") return callAs(call, "POST order/:order_no/revive", { params, query, body: {} });
  if (kind === "message")
    return callAs(call, "POST order/:order_no/messages", { params, query, body: { words } });
  const proof = { params: { ...params, line }, query };
  if (kind === "change")
    return callAs(call, "POST order/:order_no/proofs/:line/change", { ...proof, body: { version, words } });
  const body = { version, sha256: textOf(form, "sha256") };
  return callAs(call, "POST order/:order_no/proofs/:line/approve", { ...proof, body });
}

/** What is wrong, without photos; refused, each field has its sentence. */
async function report(call: CallForVisitor, link: OrderLink, form: FormData) {
  const kinds = form.getAll("kinds").filter((kind) => typeof kind === "string");
  const words = textOf(form, "words");
  const asked = { ...queryOf(link), body: { kinds, words } };
  const { answer, status, headers } = await callAs(call, "POST order/:order_no/problems", asked);
  if (answer.ok) return redirect(pagePath(link), { status: 303, headers });
  const { message, fields } = answer;
  const sent: SubmittedAnswer = { form: "problem", typed: words, ticked: kinds, message, fields };
  return data(sent, { status });
}

/** How a line turned out, without photos; refused, each field has its sentence. */
async function review(call: CallForVisitor, link: OrderLink, form: FormData) {
  const named = textOf(form, "form");
  const { params, query } = queryOf(link);
  const [title, rate, comment] = ["title", "rate", "comment"].map((name) => textOf(form, name)) as [
    string,
    string,
    string,
  ];
  const { answer, status, headers } = await callAs(call, "POST order/:order_no/lines/:line/review", {
    params: { ...params, line: Number(named.split("-")[1]) },
    query,
    body: { title, rate, comment },
  });
  if (answer.ok) return redirect(`${pagePath(link)}#reviews`, { status: 303, headers });
  const { message, fields } = answer;
  const sent: SubmittedAnswer = { form: named, typed: comment, fieldTexts: { title, rate }, message, fields };
  return data(sent, { status });
}

/** Where it goes, refused at its fields with what was typed. */
async function changeContact(call: CallForVisitor, link: OrderLink, form: FormData) {
  const typed = Object.fromEntries(
    [...form].filter(([name]) => name !== "form").map(([name]) => [name, textOf(form, name)]),
  );
  const asked = { ...queryOf(link), body: typed };
  const { answer, status, headers } = await callAs(call, "POST order/:order_no/contact", asked);
  if (answer.ok) return redirect(pagePath(link), { status: 303, headers });
  const { message, fields } = answer;
  const sent: SubmittedAnswer = { form: "contact", typed: "", fieldTexts: typed, message, fields };
  return data(sent, { status });
}

/** The page to pay on cannot be led to from a form: the page of the order shows its link. */
async function beginToPay(call: CallForVisitor, link: OrderLink, whole: boolean) {
  const asked = { ...queryOf(link), body: { whole } };
  const { answer, status } = await callAs(call, "POST order/:order_no/pay", asked);
  const form = { form: "pay", typed: "" };
  const sent: SubmittedAnswer = answer.ok
    ? { ...form, message: "", payAt: answer.data.url }
    : { ...form, message: answer.message };
  return data(sent, { status });
}

/** The link of this page is over: whoever has pressed waits for their mail. */
async function changeLink(call: CallForVisitor, link: OrderLink) {
  const { answer, status } = await callAs(call, "POST order/:order_no/change-key", {
    ...queryOf(link),
    body: {},
  });
  if (answer.ok) return redirect("/order?link=changed", 303);
  const sent: SubmittedAnswer = { form: "link", typed: "", message: answer.message };
  return data(sent, { status });
}

/** One of the forms of an order's page as it comes without a script; refused, it comes back with its sentence and its words. */
async function sendAnswer(call: CallForVisitor, link: OrderLink, form: FormData) {
  if (textOf(form, "form") === "pay") return beginToPay(call, link, form.has("whole"));
  if (textOf(form, "form") === "link") return changeLink(call, link);
  if (textOf(form, "form") === "problem") return report(call, link, form);
  if (textOf(form, "form").startsWith("review-")) return review(call, link, form);
  if (textOf(form, "form") === "contact") return changeContact(call, link, form);
  const { answer, status } = await makeCall(call, link, form);
  if (answer.ok) return redirect(pagePath(link), 303);
  const sent: SubmittedAnswer = {
    message: answer.fields.words ?? answer.fields.reason ?? answer.message,
    form: textOf(form, "form"),
    typed: textOf(form, "words"),
  };
  return data(sent, { status });
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
  const { isWithoutCard, ...shown } = loaderData;
  const refused: SubmittedAnswer = { form: "pay", typed: "", message: messageOf("card-unavailable") };
  const sent = actionData ?? (isWithoutCard ? refused : undefined);
  return <OrderPage {...shown} sent={sent} refresh={revalidate} />;
}
