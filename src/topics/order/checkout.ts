import { filesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { type MessageCode, messageOf } from "#domain/messages.ts";
import type { UsedCredit } from "#domain/order/credit.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type CustomerAddress, readAddresses } from "#topics/account/addresses.ts";
import { keepCheckoutDraft, readCheckoutDraft, type CheckoutInput } from "#topics/cart/checkout-drafts.ts";
import { customerOwner, guestOwner } from "#platform/db/owner.ts";
import { type Caller, currentCustomer, ensureOwner, findOwner, findOwnGuest } from "#topics/person/caller.ts";
import { cartOf, type ReadCart } from "#topics/cart/read-cart.ts";
import { readUsedCredit } from "./credit.ts";
import { readLastPlace } from "#topics/person/last-place.ts";
import type { Services } from "#topics/services.ts";
import { checkoutForm, type CheckoutForm } from "#domain/order/checkout-form.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { refuseGuestAddress } from "#topics/account/guest-details.ts";

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
  readonly typed: CheckoutInput;
  readonly person: KnownPerson | null;
  /** A member's address book. */
  readonly addresses: readonly CustomerAddress[];
  /** Where the last order of whoever asks went, by field; empty before the first. */
  readonly lastPlace: CheckoutInput;
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
export async function personOf(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<Pick<Checkout, "person" | "addresses" | "credit" | "lastPlace">> {
  const current = await currentCustomer(services, caller);
  if (current.ok) {
    const { id, firstName, lastName, email } = current.customer;
    const addresses = await readAddresses(services.db, id);
    const credit = await readUsedCredit(services.db, id);
    const lastPlace = await readLastPlace(services.db, customerOwner(id));
    const person = { firstName, lastName, email, isMember: true };
    return { person, addresses, credit: credit !== null && credit.limit > 0 ? credit : null, lastPlace };
  }
  const guest = await findOwnGuest(services, caller);
  const { firstName, lastName, email } = guest ?? {};
  const lastPlace = guest === null ? {} : await readLastPlace(services.db, guestOwner(guest.id));
  const isNamed = email != null && firstName != null;
  const person = isNamed ? { firstName, lastName: lastName ?? "", email, isMember: false } : null;
  return { person, addresses: [], credit: null, lastPlace };
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
  return { ok: true, cart, typed, ...(await personOf(services, caller)), hindrance: hindranceOf(cart) };
}

/**
 * Keeps what was typed at the checkout, right or wrong; fields it does not have are passed over. Who has no cart has no checkout, unless
 * `hasLink` says that a quotation is to be ordered: then a browser that has nothing of its own yet becomes a guest, as by its order.
 */
export async function saveCheckoutDraft(
  services: Pick<Services, "config" | "dayCounts" | "db">,
  caller: Caller,
  typed: CheckoutInput,
  hasLink: () => Promise<boolean>,
): Promise<
  | { readonly ok: true; readonly guestToken: string | null }
  | Refusal<"cart-empty" | "password-must-change" | "too-many-tries">
> {
  const over = await consumeRateLimit(services, "checkoutDraft", caller);
  if (over) return over;
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  if (found.owner === null && !(await hasLink())) return refuse("cart-empty");
  const known = Object.entries(typed).filter(([field]) => Object.hasOwn(checkoutForm.shape, field));
  const { isFirst, guestToken } = await services.db.transaction(async (tx) => {
    const ensured = await ensureOwner(tx, found.owner, caller.guestToken);
    const first = await keepCheckoutDraft(tx, ensured.owner, Object.fromEntries(known));
    return { isFirst: first, guestToken: ensured.guestToken };
  });
  if (isFirst) services.dayCounts.count("checkout");
  return { ok: true, guestToken };
}

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
