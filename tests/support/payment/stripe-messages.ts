import type { StripeDouble } from "./stripe-double.ts";

/** What Stripe sends to a shop. */
export function tells(stripe: StripeDouble, payload: string) {
  return (origin: string) =>
    fetch(`${origin}/hooks/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": stripe.signatureOf(payload) },
      body: payload,
    });
}
