import { onTestFinished, vi } from "vitest";
import type { CallName } from "#contract/calls.ts";
import { ok } from "#contract/envelope.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { pricingRowsToWire } from "#topics/pricing/pricing-to-wire.ts";
import { priceSelection } from "#topics/pricing/price-selection.ts";
import { forgetPrices } from "#web/configurator/configuration.ts";
import { pageServices } from "./page-services.ts";

/** A call as a page made it. */
export interface PageCall {
  readonly method: string;
  /** Below `/api/`, without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** What was sent as JSON; null without. */
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/** What answers a call: an envelope's text with its status, or a promise of it; a rejected one is a lost line. */
export type Answering = (call: PageCall) => Response | Promise<Response>;

/** A granted call. */
export function granted(data: unknown, beside: object = {}): Response {
  return Response.json({ ...ok(data), ...beside });
}

/** A refused call, as the shop words it. */
export function refused(status: number, message: string, error: object = {}): Response {
  return Response.json({ status: "ERROR", code: status, message, error }, { status });
}

/** The shop's own prices of what is asked for. */
export function priced({ query }: Pick<PageCall, "query">): Response {
  const answer = priceSelection(pageServices, entriesOf(Object.fromEntries(query)), {
    passesOverArtwork: true,
  });
  if (!answer.ok) return refused(422, "It has no price.", { fields: answer.fields });
  const { issues, hash } = answer;
  const not_orderable = issues.length === 0 ? undefined : issueMessages(issues);
  return granted(pricingRowsToWire(answer), { selection_hash: hash, not_orderable });
}

/** What any page asks for before anybody does something: a visitor without a cart, and prices. */
const usual: Partial<Record<CallName, Answering>> = {
  "GET get/pricing-data": priced,
  "GET auth/session": () => granted({ user: null, guest: null, points: 0 }),
};

/**
 * Stands for the shop behind a page: answers the calls that it is told to, in the contract's names, and the shop's own prices.
 * A call that nobody answers fails the way a lost line does. Answers everything that was called so far.
 */
export function openShopDouble(answers: Partial<Record<CallName, Answering>> = {}): PageCall[] {
  const calls: PageCall[] = [];
  // A page keeps the newest prices: they are this test's alone.
  onTestFinished(() => calls.forEach(({ query }) => forgetPrices(query.toString())));
  const answering = new Map(Object.entries<Answering | undefined>({ ...usual, ...answers }));
  vi.stubGlobal("fetch", async (asked: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(new URL(asked instanceof Request ? asked.url : asked, location.href), init);
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\//, "");
    const text = typeof init.body === "string" ? init.body : "";
    const { method, headers, signal } = request;
    const body: unknown = text === "" ? null : JSON.parse(text);
    const call = { method, path, query: url.searchParams, body, headers, signal };
    calls.push(call);
    const name = [...answering.keys()].find((one) => isNamed(one, method, path));
    const answer = name === undefined ? undefined : answering.get(name);
    if (answer === undefined) throw new TypeError(`Nobody answers ${method} ${path}.`);
    return answer(call);
  });
  return calls;
}

/** Whether a call is the one that the contract names so: "PATCH cart/items/:id". */
function isNamed(name: string, method: string, path: string): boolean {
  const [verb, pattern = ""] = name.split(" ");
  const parts = path.split("/");
  const wanted = pattern.split("/");
  return (
    verb === method &&
    wanted.length === parts.length &&
    wanted.every((part, at) => part.startsWith(":") || part === parts[at])
  );
}
