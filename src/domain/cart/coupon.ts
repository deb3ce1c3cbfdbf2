import { formatDate, type CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Coupon } from "#domain/catalogue/schema.ts";
import { counted } from "#domain/grouped.ts";
import { type Cents, formatMoney } from "#domain/money.ts";

/** The coupon a customer typed: case and spaces do not matter. Null when there is none of that code. */
export function findCoupon(catalogue: Catalogue, typed: string): Coupon | null {
  const code = typed.replaceAll(/\s/g, "").toUpperCase();
  return catalogue.document.coupons.find((coupon) => coupon.code === code) ?? null;
}

/** How often a coupon is in use: in orders, and in quotations whose prices are still kept. */
export interface CouponUses {
  readonly inAll: number;
  readonly byCustomer: number;
}

export const unusedCoupon: CouponUses = { inAll: 0, byCustomer: 0 };

const gone = "This code can no longer be used.";

/** Why a coupon cannot be used (once more) on a day; null when it can. */
export function couponClosed(
  { startsOn, endsOn, usesInAll, usesPerCustomer, isStopped }: Coupon,
  on: CalendarDate,
  uses: CouponUses,
): string | null {
  if (isStopped) return gone;
  if (on < startsOn) return `This code can be used from ${formatDate(startsOn)}.`;
  if (on > endsOn) return `This code could be used until ${formatDate(endsOn)}.`;
  if (usesPerCustomer !== undefined && uses.byCustomer >= usesPerCustomer)
    return `You have used this code ${counted(uses.byCustomer, "time")}, as often as one customer can.`;
  return usesInAll !== undefined && uses.inAll >= usesInAll ? "This code has been used up." : null;
}

/** A coupon in a cart: what it takes off, or why it takes off nothing. */
export interface CouponUse {
  readonly code: string;
  readonly name: string;
  readonly discount: Cents;
  readonly why: string | null;
}

/** What a coupon takes off goods of so much, where nothing closes it. */
export function couponReduction({ off }: Coupon, subTotal: Cents): Cents {
  return off.kind === "amount" ? Math.min(off.cents, subTotal) : Math.round((subTotal * off.permille) / 1000);
}

/** Goods of a cart, priced; cents. */
export interface CouponGoods {
  readonly productId: number;
  readonly price: Cents;
}

/** What the goods cost together that a coupon takes something off of. */
export function couponSubTotal(
  { productIds }: Pick<Coupon, "productIds">,
  goods: readonly CouponGoods[],
): Cents {
  const counting = goods.filter(({ productId }) => productIds?.includes(productId) ?? true);
  return counting.reduce((sum, { price }) => sum + price, 0);
}

/** Names of so many products are said. */
const NAMED = 3;

/** What a coupon is for, in words; null where it is for all goods, or for too many to say. */
function goodsWords(catalogue: Catalogue, { productIds = [] }: Coupon): string | null {
  const names = productIds.flatMap((id) => catalogue.products.get(id)?.name ?? []);
  if (names.length === 0 || names.length > NAMED) return null;
  const [last = "", ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}

/** Why a coupon takes nothing off goods that cost so much; null where it does. */
function tooLittle(catalogue: Catalogue, coupon: Coupon, subTotal: Cents): string | null {
  const short = coupon.fromSubTotal - subTotal;
  const words = goodsWords(catalogue, coupon);
  if (coupon.productIds !== undefined && subTotal === 0)
    return words === null ? "This code is for other goods." : `This code is for ${words}.`;
  if (short <= 0) return null;
  return `Counts from ${formatMoney(coupon.fromSubTotal)} of ${words ?? "goods"}: ${formatMoney(short)} to go.`;
}

/** What a coupon does to these goods today. A code that has left the catalogue is said to be gone. */
export function couponUse(
  catalogue: Catalogue,
  code: string,
  goods: readonly CouponGoods[],
  on: CalendarDate,
  uses: CouponUses = unusedCoupon,
): CouponUse {
  const coupon = findCoupon(catalogue, code);
  if (coupon === null) return { code, name: code, discount: 0, why: gone };
  const subTotal = couponSubTotal(coupon, goods);
  const why = couponClosed(coupon, on, uses) ?? tooLittle(catalogue, coupon, subTotal);
  return {
    code: coupon.code,
    name: coupon.name,
    discount: why === null ? couponReduction(coupon, subTotal) : 0,
    why,
  };
}
