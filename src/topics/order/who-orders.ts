import type { CheckoutForm } from "#domain/order/checkout-form.ts";
import type { Refusal } from "#domain/refusal.ts";
import { currentCustomer } from "#topics/person/current-customer.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { findOwnGuest } from "#topics/person/find-owner.ts";
import { refuseGuestAddress } from "#topics/account/check-email.ts";
import type { Services } from "#topics/services.ts";

/** Why whoever orders cannot be known. */
export type OrdererFault =
  | "email-disposable"
  | "email-registered"
  | "password-must-change"
  | "too-many-tries";

export interface Orderer {
  readonly ok: true;
  /** As it was typed; a member's mails go to the account's address whatever was. */
  readonly contact: CheckoutForm;
  readonly isMember: boolean;
}

/** Who orders: the session's customer, else whom the form names. A registered address is nobody's but its account's. */
export async function whoOrders(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  typed: CheckoutForm,
): Promise<Orderer | Refusal<OrdererFault>> {
  const current = await currentCustomer(services, caller);
  if (current.ok) return { ok: true, contact: { ...typed, email: current.customer.email }, isMember: true };
  if (current.code !== "sign-in-first") return current;
  const known = await findOwnGuest(services, caller);
  const isKnown = known?.email === typed.email;
  const over = isKnown ? null : await consumeRateLimit(services, "emailCheck", caller);
  const refused = over ?? (await refuseGuestAddress(services, typed.email, "email"));
  return refused ?? { ok: true, contact: typed, isMember: false };
}
