import { refuse, type Refusal } from "#domain/refusal.ts";
import type { CartPreferences } from "#domain/cart/cart.ts";
import { saveCartPreferences } from "./cart-preferences.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";

/** Changes the preferences for a cart as a whole; who has no cart has none. */
export async function changeCartPreferences(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  preferences: Partial<CartPreferences>,
): Promise<ReadCart | Refusal<"cart-empty" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("cart-empty");
  await saveCartPreferences(services.db, owner, preferences);
  return cartOf(services, owner);
}
