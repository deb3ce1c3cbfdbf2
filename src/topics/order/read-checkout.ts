import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { type MessageCode, messageOf } from "#domain/messages.ts";
import type { UsedCredit } from "#domain/order/credit.ts";
import type { Refusal } from "#domain/refusal.ts";
import { type CustomerAddress, readAddresses } from "#topics/account/addresses.ts";
import { readCheckoutDraft, type TypedCheckout } from "#topics/cart/checkout-drafts.ts";
import { currentCustomer } from "#topics/person/current-customer.ts";
import type { Caller } from "#topics/person/caller.ts";
import { cartOf, type ReadCart } from "#topics/cart/read-cart.ts";
import { readUsedCredit } from "./read-credit.ts";
import { findOwner, findOwnGuest } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";

/** Whom the shop knows: a member, or a guest who said a name. */
interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** A member's address is that of the account, and stays. */
  readonly isMember: boolean;
}

/** Why a cart cannot be ordered as it is. */
export interface CheckoutHindrance {
  readonly code: Extract<MessageCode, "cart-empty" | "not-priced" | "artwork-gone">;
  readonly message: string;
  /** The line of the cart that it is about; null where it is about all of it. */
  readonly lineId: number | null;
}

/** Everything the checkout shows. */
export interface Checkout {
  readonly ok: true;
  /** As it stands now, with its ways of shipping and its sums. */
  readonly cart: ReadCart;
  /** As it was typed, right or wrong; fields that were never typed are not there. */
  readonly typed: TypedCheckout;
  readonly person: KnownPerson | null;
  /** A member's address book. */
  readonly addresses: readonly CustomerAddress[];
  /** What a member may owe and does; null where nothing is sold to them on account. */
  readonly credit: UsedCredit | null;
  /** Null: it can be ordered. */
  readonly hindrance: CheckoutHindrance | null;
}

function hindranceOf({ lines, artwork }: ReadCart): CheckoutHindrance | null {
  if (lines.length === 0) return { code: "cart-empty", message: messageOf("cart-empty"), lineId: null };
  const priceless = lines.find(({ row }) => row === null);
  if (priceless !== undefined)
    return {
      code: "not-priced",
      message: priceless.why ?? messageOf("not-priced"),
      lineId: priceless.line.id,
    };
  const bare = lines.find(({ line }) => filesIn(line.selection.artwork).some((id) => !artwork.has(id)));
  return bare === undefined
    ? null
    : { code: "artwork-gone", message: messageOf("artwork-gone"), lineId: bare.line.id };
}

/** What the checkout knows of who asks, before anything is typed. */
export async function knownPerson(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<Pick<Checkout, "person" | "addresses" | "credit">> {
  const current = await currentCustomer(services, caller);
  if (current.ok) {
    const { id, firstName, lastName, email } = current.customer;
    const addresses = await readAddresses(services.db, id);
    const credit = await readUsedCredit(services.db, id);
    const person = { firstName, lastName, email, isMember: true };
    return { person, addresses, credit: credit !== null && credit.limit > 0 ? credit : null };
  }
  const { firstName, lastName, email } = (await findOwnGuest(services, caller)) ?? {};
  const isNamed = email != null && firstName != null;
  const person = isNamed ? { firstName, lastName: lastName ?? "", email, isMember: false } : null;
  return { person, addresses: [], credit: null };
}

/** What the checkout of a browser shows: the cart as of now, what was typed, and what the shop knows already. */
export async function readCheckout(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
): Promise<Checkout | Refusal<"password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  const cart = await cartOf(services, owner);
  const typed = owner === null ? {} : await readCheckoutDraft(services.db, owner);
  return { ok: true, cart, typed, ...(await knownPerson(services, caller)), hindrance: hindranceOf(cart) };
}
