import type Stripe from "stripe";
import type { PaymentNews } from "../payment-port.types.ts";
import { asked } from "./stripe-client.ts";

/** Objects name each other by id, or bring each other along. */
function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return (typeof named === "string" ? named : named?.id) ?? null;
}

const currencyOf = (currency: string | null) => (currency ?? "").toUpperCase();

/** How a session stands; null where it is none of the shop's. */
export function sessionNews(session: Stripe.Checkout.Session): PaymentNews | null {
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
export async function newsOf(stripe: Stripe, event: Stripe.Event): Promise<PaymentNews | null> {
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
