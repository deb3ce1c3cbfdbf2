import { readLastHeard } from "#topics/order/payment-attempts.ts";
import { ProviderAway } from "#platform/payment/provider-away.ts";
import type { Services } from "#topics/services.ts";

/** Which ways to pay are open. */
interface PaymentState {
  /** Cards: nobody takes them, or who does answers, or gives no answer now. */
  readonly cards: "off" | "answers" | "away";
  /** The provider's word for why it gave no answer. */
  readonly reason: string | null;
  /** When the provider last told of something. */
  readonly heardAt: Date | null;
  /** There is an account for transfers. */
  readonly hasAccount: boolean;
}

/** Asks who takes cards whether they answer; no key is told. */
export async function readPaymentState({
  catalogue,
  db,
  payments,
}: Pick<Services, "catalogue" | "db" | "payments">): Promise<PaymentState> {
  const hasAccount = catalogue.current().document.shop.bankAccount !== undefined;
  if (payments === null) return { cards: "off", reason: null, heardAt: null, hasAccount };
  const heardAt = await readLastHeard(db);
  try {
    await payments.check();
    return { cards: "answers", reason: null, heardAt, hasAccount };
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    return { cards: "away", reason: error.reason, heardAt, hasAccount };
  }
}
