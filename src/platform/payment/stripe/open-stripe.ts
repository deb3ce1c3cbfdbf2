import Stripe from "stripe";
import type { StripeSettings } from "#platform/config.ts";
import type {
  BegunPayment,
  MadeRefund,
  PaymentNews,
  PaymentPort,
  PaymentToBegin,
  RefundToMake,
} from "../payment-port.types.ts";
import { type AwayWhy, ProviderAway } from "../provider-away.ts";

/** Nobody who waits for a page waits longer for one answer; the package asks up to three times, with the same key. */
const TIMEOUT_MS = 8_000;

/** Stripe, or what stands for it in a test. Nothing is told or written beside the calls. */
function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  const isPlain = base?.protocol === "http:";
  return new Stripe(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    ...(base && {
      host: base.hostname,
      port: base.port === "" ? (isPlain ? 80 : 443) : Number(base.port),
      protocol: isPlain ? ("http" as const) : ("https" as const),
    }),
  });
}

function whyAway(error: Stripe.errors.StripeError): AwayWhy {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return "key-refused";
  if (error instanceof Stripe.errors.StripePermissionError) return "key-too-narrow";
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return "request-refused";
  if (error instanceof Stripe.errors.StripeIdempotencyError) return "request-refused";
  return "away";
}

/** What is asked of Stripe. Where it fails there is no answer; what it says of the request itself is for the log of the shop's owner. */
async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderAway(whyAway(error), [error.type, error.code].filter(Boolean).join(" "), error);
  }
}

/** What Stripe said of a request that it refused; null where it was away, or something else failed. */
function refusalIn(error: unknown): Stripe.errors.StripeError | null {
  const cause = error instanceof ProviderAway ? error.cause : null;
  const isRefusal =
    cause instanceof Stripe.errors.StripeInvalidRequestError ||
    cause instanceof Stripe.errors.StripeIdempotencyError;
  return isRefusal ? cause : null;
}

/** What Stripe is told of a payment: no more than its page needs. */
function sessionOf({ orderNo, cents, email, shipping, ...begin }: PaymentToBegin) {
  // A session's metadata are not those of its payment.
  const metadata = { order: orderNo };
  const { name, street, city, postcode } = shipping;
  const address = { line1: street, city, postal_code: postcode, country: "NZ" };
  const product = { name: `Order ${orderNo}` };
  return {
    mode: "payment",
    // Of these what the account has switched on, wallets with the cards: each tells at once whether it is paid.
    allowed_payment_method_types: ["card", "link", "afterpay_clearpay"],
    client_reference_id: orderNo,
    metadata,
    payment_intent_data: { metadata, shipping: { name, address } },
    customer_email: email,
    line_items: [{ quantity: 1, price_data: { currency: "nzd", unit_amount: cents, product_data: product } }],
    expires_at: Math.floor(begin.expiresAt / 1000),
    success_url: begin.paidUrl,
    cancel_url: begin.backUrl,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Asked again it is the same request under the same key, unless where the goods go was put right meanwhile. */
async function beginSession(stripe: Stripe, payment: PaymentToBegin): Promise<BegunPayment | null> {
  const idempotencyKey = `pay:${payment.orderNo}:${payment.attempt}`;
  try {
    const session = await asked(stripe.checkout.sessions.create(sessionOf(payment), { idempotencyKey }));
    if (session.url === null) throw new Error("A payment was begun without a page.");
    return { session: session.id, url: session.url };
  } catch (error) {
    if (refusalIn(error)?.type !== "StripeIdempotencyError") throw error;
    return null;
  }
}

async function endSession(stripe: Stripe, session: string): Promise<Stripe.Checkout.Session> {
  try {
    return await asked(stripe.checkout.sessions.expire(session));
  } catch (error) {
    // Only open ones can be ended: this one was paid, or has ended by itself.
    if (refusalIn(error) === null) throw error;
    return asked(stripe.checkout.sessions.retrieve(session));
  }
}

async function makeRefund(stripe: Stripe, { payment, cents, key }: RefundToMake): Promise<MadeRefund> {
  try {
    const made = await asked(
      stripe.refunds.create({ payment_intent: payment, amount: cents }, { idempotencyKey: key }),
    );
    return { ok: true, state: made.status === "succeeded" ? "done" : "late", reference: made.id };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    if (refusal.type === "StripeIdempotencyError") return { ok: false, why: "key-used" };
    if (refusal.code === "charge_already_refunded" || refusal.param === "amount")
      return { ok: false, why: "too-large" };
    throw error;
  }
}

/** The event of signed bytes; null where none of the secrets has signed them. */
function eventOf(stripe: Stripe, secrets: readonly string[], body: Buffer, signature: string) {
  for (const secret of secrets)
    try {
      return stripe.webhooks.constructEvent(body, signature, secret);
    } catch {
      // Another secret may have signed it; else it is nobody's whom the shop knows.
    }
  return null;
}

/** Objects name each other by id, or bring each other along. */
function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return (typeof named === "string" ? named : named?.id) ?? null;
}

const currencyOf = (currency: string | null) => (currency ?? "").toUpperCase();

/** How a session stands; null where it is none of the shop's. */
function sessionNews(session: Stripe.Checkout.Session): PaymentNews | null {
  const { client_reference_id: orderNo, payment_status: status, amount_total: cents } = session;
  const reference = idOf(session.payment_intent);
  if (orderNo === null) return null;
  const isPaid = status === "paid" && cents !== null && reference !== null;
  return {
    orderNo,
    // One that is complete and not yet paid may be: cards are at once, other ways may take days.
    begun: { session: session.id, isOpen: !isPaid && session.status !== "expired" },
    paid: isPaid ? { cents, currency: currencyOf(session.currency), reference } : null,
    refund: null,
    isDisputed: false,
  };
}

/** How a payment stands by itself, without the session it came from; null where it is none of the shop's. */
async function paymentNews(stripe: Stripe, payment: string | null): Promise<PaymentNews | null> {
  if (payment === null) return null;
  const intent = await asked(stripe.paymentIntents.retrieve(payment));
  const { order: orderNo } = intent.metadata;
  if (orderNo === undefined) return null;
  const { amount_received: cents, id: reference } = intent;
  return {
    orderNo,
    begun: null,
    paid: cents > 0 ? { cents, currency: currencyOf(intent.currency), reference } : null,
    refund: null,
    isDisputed: false,
  };
}

async function refundNews(stripe: Stripe, id: string): Promise<PaymentNews | null> {
  const { status, amount: cents, currency, ...refund } = await asked(stripe.refunds.retrieve(id));
  const news = await paymentNews(stripe, idOf(refund.payment_intent));
  const state = status === "succeeded" ? "done" : status === "failed" ? "failed" : null;
  if (news === null || state === null) return news;
  return { ...news, refund: { cents, currency: currencyOf(currency), reference: id, state } };
}

/** What a message is about, asked anew; null where it is about nothing of the shop's. */
async function newsOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentNews | null> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return sessionNews(await asked(stripe.checkout.sessions.retrieve(event.data.object.id)));
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundNews(stripe, event.data.object.id);
    case "charge.dispute.created":
    case "charge.dispute.closed": {
      const news = await paymentNews(stripe, idOf(event.data.object.payment_intent));
      return news && { ...news, isDisputed: true };
    }
    default:
      return null;
  }
}

/** Remembers of every question whether it was refused for a reason that the shop's owner can mend. */
function rememberRefusals() {
  let last: ReturnType<PaymentPort["lastRefusal"]> = null;
  async function remembered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      const given = await answer;
      last = null;
      return given;
    } catch (error) {
      // Who is away says nothing of the key.
      if (error instanceof ProviderAway && error.why !== "away") last = error.why;
      throw error;
    }
  }
  return { remembered, lastRefusal: () => last };
}

/** Cards through Stripe's own page. No card's number ever comes near the shop. */
export function openStripe(settings: StripeSettings): PaymentPort {
  const stripe = stripeClient(settings);
  const { remembered, lastRefusal } = rememberRefusals();
  const look = async (session: string) =>
    sessionNews(await asked(stripe.checkout.sessions.retrieve(session)));
  const check = async () =>
    void (await asked(stripe.checkout.sessions.list({ limit: 1 }, { maxNetworkRetries: 0 })));
  return {
    begin: (payment) => remembered(beginSession(stripe, payment)),
    look: (session) => remembered(look(session)),
    end: async (session) => sessionNews(await remembered(endSession(stripe, session))),
    check: () => remembered(check()),
    confirm: async (body, signature) => {
      const event = eventOf(stripe, settings.webhookSecrets, body, signature);
      return event && { id: event.id, news: await newsOf(stripe, event) };
    },
    refund: (refund) => remembered(makeRefund(stripe, refund)),
    lastRefusal,
  };
}
