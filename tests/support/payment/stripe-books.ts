import { type Answered, badRequest, granted, missing, newId, seconds, type Wire } from "./stripe-wire.ts";

export interface Session extends Wire {
  readonly id: string;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  amount_total: number;
  currency: string;
  payment_intent: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
}

export interface Intent extends Wire {
  readonly id: string;
  amount_received: number;
  refunded: number;
}

interface Line {
  readonly quantity?: string;
  readonly price_data: { readonly currency: string; readonly unit_amount: string };
}

/** What Stripe would know. */
export interface Books {
  readonly sessions: Map<string, Session>;
  readonly intents: Map<string, Intent>;
  readonly refunds: Map<string, Wire & { readonly id: string; status: string }>;
}

export function openBooks(): Books {
  return { sessions: new Map(), intents: new Map(), refunds: new Map() };
}

const tooSoon =
  "The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.";

function isTime(expires: number): boolean {
  return expires >= seconds() + 1_790 && expires <= seconds() + 86_460;
}

export function createSession({ sessions }: Books, form: Wire, base: string): Answered {
  const lines = Object.values((form.line_items ?? {}) as Record<string, Line>);
  if (form.mode !== "payment" || lines.length === 0) return badRequest("Bad", { param: "line_items" });
  if (!lines.every(({ price_data: price }) => /^\d+$/.test(price.unit_amount)))
    return badRequest("Invalid integer", { param: "line_items[0][price_data][unit_amount]" });
  const expires = Number(form.expires_at);
  if (!isTime(expires)) return badRequest(tooSoon, { param: "expires_at" });
  const id = newId("cs");
  const session: Session = {
    id,
    object: "checkout.session",
    mode: "payment",
    status: "open",
    payment_status: "unpaid",
    amount_total: lines.reduce(
      (sum, one) => sum + Number(one.price_data.unit_amount) * Number(one.quantity),
      0,
    ),
    currency: lines[0]?.price_data.currency ?? "",
    client_reference_id: form.client_reference_id ?? null,
    metadata: form.metadata ?? {},
    payment_intent: null,
    expires_at: expires,
    created: seconds(),
    success_url: String(form.success_url),
    cancel_url: String(form.cancel_url),
    url: `${base}/pay/${id}`,
    intent_metadata: (form.payment_intent_data as Wire | undefined)?.metadata ?? {},
    ways: Object.values((form.allowed_payment_method_types ?? {}) as Wire),
    shipping: (form.payment_intent_data as Wire | undefined)?.shipping ?? null,
  };
  sessions.set(id, session);
  return granted(session);
}

/** The shop asks for the end of a session: only an open one can be ended. */
export function expireSession({ sessions }: Books, id: string): Answered {
  const session = sessions.get(id);
  if (!session) return missing("checkout.session", id);
  if (session.status !== "open")
    return badRequest(`Only Checkout Sessions with a status in ["open"] can be expired.`);
  return granted(Object.assign(session, { status: "expired", url: null }));
}

export function createRefund({ intents, refunds }: Books, form: Wire): Answered {
  const intent = intents.get(String(form.payment_intent));
  if (!intent) return missing("payment_intent", String(form.payment_intent));
  const left = intent.amount_received - intent.refunded;
  const amount = Number(form.amount);
  if (left === 0) return badRequest("Charge has already been refunded.", { code: "charge_already_refunded" });
  if (amount > left)
    return badRequest("Refund amount is greater than unrefunded amount.", { param: "amount" });
  intent.refunded += amount;
  const refund = {
    id: newId("re"),
    object: "refund",
    amount,
    currency: intent.currency,
    payment_intent: intent.id,
    status: "succeeded",
    created: seconds(),
  };
  refunds.set(refund.id, refund);
  return granted(refund);
}

/** What a buyer does on the page: another amount or currency than was asked for is planted by a test. */
export function paySession(books: Books, id: string, other: Partial<Session> = {}): Session {
  const session = books.sessions.get(id);
  if (session?.status !== "open") throw new Error(`The session is ${session?.status}.`);
  Object.assign(session, other);
  const intent: Intent = {
    id: newId("pi"),
    object: "payment_intent",
    amount_received: session.amount_total,
    currency: session.currency,
    status: "succeeded",
    metadata: session.intent_metadata,
    refunded: 0,
  };
  books.intents.set(intent.id, intent);
  return Object.assign(session, {
    status: "complete",
    payment_status: "paid",
    payment_intent: intent.id,
    url: null,
  });
}
