import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import type { CartPreferences } from "#domain/cart/cart.ts";
import { saveCartPreferences } from "./cart-preferences.ts";
import {
  type Caller,
  currentCustomer,
  findOwner,
  findOwnGuest,
  type MemberFault,
} from "#topics/person/caller.ts";
import type { Services } from "#topics/services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";
import { counted } from "#domain/grouped.ts";
import { readPointsBalance } from "#topics/person/points.ts";
import { couponClosed, findCoupon } from "#domain/cart/coupon.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { couponUsesOf } from "./coupon-uses.ts";
import { changeLine, takeLines } from "./cart-lines.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/database.ts";
import { pricedAgain } from "#domain/submission/priced-again.ts";

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

function have(balance: number): string {
  return `You have ${counted(balance, "point")}.`;
}

/** States how many points a member wants to pay with. Nothing leaves the ledger before something is ordered. */
export async function choosePoints(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  points: number,
): Promise<ReadCart | Refusal<MemberFault | "cart-empty" | "refused">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const balance = await readPointsBalance(services.db, current.customer.id);
  if (points > balance) return refuseFields("refused", { points: have(balance) });
  return changeCartPreferences(services, caller, { points });
}

/** Uses a coupon for the cart, or with an empty code none. One that asks for more goods is kept until there are enough. */
export async function applyCoupon(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  typed: string,
): Promise<ReadCart | Refusal<"cart-empty" | "password-must-change" | "refused" | "too-many-tries">> {
  if (typed === "") return changeCartPreferences(services, caller, { couponCode: null });
  const over = await consumeRateLimit(services, "coupon", caller);
  if (over) return over;
  const coupon = findCoupon(services.catalogue.current(), typed);
  if (coupon === null)
    return refuseFields("refused", {
      coupon_code: "We do not know this code. Please check how it is written.",
    });
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const uses = await couponUsesOf(services, services.db, coupon.code, found.owner);
  const closed = couponClosed(coupon, services.shopMoment().date, uses);
  if (closed !== null) return refuseFields("refused", { coupon_code: closed });
  return changeCartPreferences(services, caller, { couponCode: coupon.code });
}

class NotAllTheirs extends Error {}

/** Takes the lines over, all or none, at the prices of now: they are the prices the customer is shown next. */
async function take(
  services: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  ids: readonly number[],
  customerId: number,
  guestId: number | null,
): Promise<void> {
  const lines = await takeLines(tx, ids, customerId, guestId);
  if (lines.length !== ids.length) throw new NotAllTheirs();
  const catalogue = services.catalogue.current();
  const { date } = services.shopMoment();
  for (const { id, selection, lastShownPrice } of lines) {
    const again = pricedAgain(catalogue, selection, date);
    if (again.ok && again.row.price !== lastShownPrice)
      await changeLine(tx, customerOwner(customerId), id, { lastShownPrice: again.row.price });
  }
}

/**
 * After the way through signing in: the listed lines are the account's from here on, and their prices are those of now.
 * Only for the signed-in user the path names, and only for lines that are theirs or their browser's guest's.
 */
export async function updateUserCart(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  userId: number,
  lineIds: readonly number[],
): Promise<ReadCart | Refusal<MemberFault | "not-found">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const { id } = current.customer;
  if (id !== userId) return refuse("not-found");
  const guest = await findOwnGuest(services, caller);
  try {
    const ids = [...new Set(lineIds)];
    await services.db.transaction(async (tx) => {
      await lockForOwner(tx, "cart", customerOwner(id));
      await take(services, tx, ids, id, guest?.id ?? null);
    });
  } catch (error) {
    // Thrown so that the transaction gives back the lines it had taken.
    if (error instanceof NotAllTheirs) return refuse("not-found");
    throw error;
  }
  return cartOf(services, customerOwner(id));
}
