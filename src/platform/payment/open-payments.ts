import type { Config } from "#platform/config.ts";
import type { PaymentPort } from "./payment-port.types.ts";

/** Who takes cards for this shop; null where nobody does: then orders are paid by bank transfer, which needs nobody. */
export async function openPayments({ stripe }: Pick<Config, "stripe">): Promise<PaymentPort | null> {
  if (stripe === null) return null;
  // 20 MB: only a shop that takes cards loads it.
  const { openStripe } = await import("./stripe/open-stripe.ts");
  return openStripe(stripe);
}
