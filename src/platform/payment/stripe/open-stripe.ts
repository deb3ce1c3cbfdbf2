import type Stripe from "stripe";
import type { StripeSettings } from "#platform/config.ts";
import type {
  BegunPayment,
  MadeRefund,
  PaymentPort,
  PaymentToBegin,
  RefundToMake,
} from "../payment-port.types.ts";
import { asked, refusalIn, stripeClient } from "./stripe-client.ts";
import { newsOf, sessionNews } from "./stripe-news.ts";

/** Everything here is kept with the attempt, so that asking again is the same request under the same key. */
async function beginSession(
  stripe: Stripe,
  { orderNo, attempt, cents, email, expiresAt, paidUrl, backUrl }: PaymentToBegin,
): Promise<BegunPayment> {
  // A session's metadata are not those of its payment.
  const metadata = { order: orderNo };
  const session = await asked(
    stripe.checkout.sessions.create(
      {
        mode: "payment",
        allowed_payment_method_types: ["card"],
        client_reference_id: orderNo,
        metadata,
        payment_intent_data: { metadata },
        customer_email: email,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: "nzd",
              unit_amount: cents,
              product_data: { name: `Order ${orderNo}` },
            },
          },
        ],
        expires_at: Math.floor(expiresAt / 1000),
        success_url: paidUrl,
        cancel_url: backUrl,
      },
      { idempotencyKey: `pay:${orderNo}:${attempt}` },
    ),
  );
  if (session.url === null) throw new Error("A payment was begun without a page.");
  return { session: session.id, url: session.url };
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

/** Cards through Stripe's own page. No card's number ever comes near the shop. */
export function openStripe(settings: StripeSettings): PaymentPort {
  const stripe = stripeClient(settings);
  return {
    begin: (payment) => beginSession(stripe, payment),
    look: async (session) => sessionNews(await asked(stripe.checkout.sessions.retrieve(session))),
    end: async (session) => sessionNews(await endSession(stripe, session)),
    check: async () =>
      void (await asked(stripe.checkout.sessions.list({ limit: 1 }, { maxNetworkRetries: 0 }))),
    confirm: async (body, signature) => {
      const event = eventOf(stripe, settings.webhookSecrets, body, signature);
      return event && { id: event.id, news: await newsOf(stripe, event) };
    },
    refund: (refund) => makeRefund(stripe, refund),
  };
}
