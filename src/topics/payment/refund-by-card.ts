import { fieldMessages } from "#domain/account/forms.ts";
import { heldPayments } from "#domain/order/held-payments.ts";
import type { HappeningOf } from "#domain/order/order-fact.ts";
import { parseCents } from "#domain/money.ts";
import { amountForm } from "#domain/order/staff-forms.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import type { MadeRefund, RefundToMake } from "#platform/payment/payment-port.types.ts";
import { ProviderAway } from "#platform/payment/provider-away.ts";
import type { LoadedOrder } from "#topics/order/loaded-order.ts";
import type { Services } from "#topics/services.ts";

/** Why nothing was given back to a card. */
export type CardRefundFault = "order-moved" | "refund-away" | "refund-late" | "refund-too-large" | "refused";

interface MadeByCard {
  readonly ok: true;
  readonly happening: HappeningOf<"refunded">;
}

async function ask(
  { payments, log }: Pick<Services, "log" | "payments">,
  refund: RefundToMake,
): Promise<MadeRefund | null> {
  try {
    return (await payments?.refund(refund)) ?? null;
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    log.warn({ reason: error.reason }, "a refund was not made");
    return null;
  }
}

/**
 * Gives money back to the card it came from. `seen`: the newest fact that was seen; the refund has its key from it, so that pressing
 * again, also after an answer that was lost, is the same refund.
 */
export async function refundByCard(
  services: Pick<Services, "log" | "payments">,
  { state, facts }: Pick<LoadedOrder, "state" | "facts">,
  typed: Readonly<Record<string, string>>,
  seen: number,
): Promise<MadeByCard | Refusal<CardRefundFault>> {
  const read = amountForm.safeParse(typed);
  if (!read.success) return refuseFields("refused", fieldMessages(read.error.issues));
  const cents = parseCents(read.data.amount) ?? 0;
  if (facts.at(-1)?.id !== seen) return refuse("order-moved");
  // Of several that one that was named, else the one that holds most.
  const cards = heldPayments(state, facts).filter(({ provider }) => provider !== null);
  const named = cards.filter(
    ({ reference }) => typed["payment"] === undefined || reference === typed["payment"],
  );
  const from = named.toSorted((a, b) => b.held - a.held)[0];
  if (from === undefined || from.provider === null || cents > from.held)
    return refuse("refund-too-large", "amount");
  const { provider, reference: payment } = from;
  const made = await ask(services, { payment, cents, key: `refund:${seen}` });
  if (made === null) return refuse("refund-away");
  if (!made.ok)
    return made.why === "too-large" ? refuse("refund-too-large", "amount") : refuse("order-moved");
  if (made.state === "late") return refuse("refund-late");
  return { ok: true, happening: { kind: "refunded", cents, reference: made.reference, provider, payment } };
}
