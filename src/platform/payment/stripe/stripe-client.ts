import Stripe from "stripe";
import type { StripeSettings } from "#platform/config.ts";
import { ProviderAway } from "../provider-away.ts";

/** Nobody who waits for a page waits longer for one answer; the package asks up to three times, with the same key. */
const TIMEOUT_MS = 8_000;

/** Stripe, or what stands for it in a test. Nothing is told or written beside the calls. */
export function stripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
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

/** What is asked of Stripe. Where it fails there is no answer; what it says of the request itself is for the log of the shop's owner. */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderAway([error.type, error.code].filter(Boolean).join(" "), error);
  }
}

/** What Stripe said of a request that it refused; null where it was away, or something else failed. */
export function refusalIn(error: unknown): Stripe.errors.StripeError | null {
  const cause = error instanceof ProviderAway ? error.cause : null;
  const isRefusal =
    cause instanceof Stripe.errors.StripeInvalidRequestError ||
    cause instanceof Stripe.errors.StripeIdempotencyError;
  return isRefusal ? cause : null;
}
