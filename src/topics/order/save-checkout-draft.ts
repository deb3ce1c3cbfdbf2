import { checkoutForm } from "#domain/order/checkout-form.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { keepCheckoutDraft, type TypedCheckout } from "#topics/cart/checkout-drafts.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";

/** Keeps what was typed at the checkout, right or wrong; fields it does not have are passed over. Who has no cart has no checkout. */
export async function saveCheckoutDraft(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  typed: TypedCheckout,
): Promise<{ readonly ok: true } | Refusal<"cart-empty" | "password-must-change" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "checkoutDraft", caller);
  if (over) return over;
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  if (found.owner === null) return refuse("cart-empty");
  const known = Object.entries(typed).filter(([field]) => Object.hasOwn(checkoutForm.shape, field));
  await keepCheckoutDraft(services.db, found.owner, Object.fromEntries(known));
  return { ok: true };
}
