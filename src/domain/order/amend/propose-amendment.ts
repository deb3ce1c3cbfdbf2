import type { CalendarDate } from "#domain/calendar-date.ts";
import { type CouponGoods, couponReduction, couponSubTotal, findCoupon } from "#domain/cart/coupon.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { cutLinesIn } from "#domain/configure/artwork/artwork-choice.ts";
import { check } from "#domain/configure/check.ts";
import { choose, quantityChange } from "#domain/configure/choose.ts";
import { sizesOf } from "#domain/configure/options/product-rows.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import type { Change, Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import { messageOf } from "#domain/messages.ts";
import type { Cents } from "#domain/money.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { amendedBy, type AmendedLine, type Amendment } from "./amendment.ts";

/** What is wanted of a line instead; null: nothing was typed. */
export interface WantedAmendment {
  readonly widthMm: number | null;
  readonly heightMm: number | null;
  /** Of one set. */
  readonly pieces: number | null;
}

/** The order that a line is amended of, as it stands. */
export interface AmendedOrder {
  /** That of when it was placed. */
  readonly catalogue: Catalogue;
  /** The day its prices are of. */
  readonly on: CalendarDate;
  readonly subTotal: Cents;
  /** Its lines, each with what it costs now. */
  readonly goods: readonly CouponGoods[];
  readonly couponCode: string | null;
  readonly totalPrice: Cents;
}

function sizeChange(
  catalogue: Catalogue,
  selection: Selection,
  { widthMm, heightMm }: WantedAmendment,
): Change {
  const isListed = (row: { readonly widthMm: number; readonly heightMm: number }) =>
    row.widthMm === widthMm && row.heightMm === heightMm;
  return widthMm !== null && heightMm !== null && sizesOf(catalogue, selection).some(isListed)
    ? { field: "size", widthMm, heightMm }
    : { field: "customSize", widthMm, heightMm };
}

/** The line in the wanted size and quantity, as the form would take them. */
function changed(catalogue: Catalogue, selection: Selection, wanted: WantedAmendment): Selection {
  const scope = wholeShop(catalogue);
  const { widthMm, heightMm } = selection.size;
  const isSized = wanted.widthMm === widthMm && wanted.heightMm === heightMm;
  const sized = isSized
    ? selection
    : choose(catalogue, scope, selection, sizeChange(catalogue, selection, wanted));
  if (wanted.pieces === null) return { ...sized, quantity: { custom: true, pieces: null } };
  return choose(catalogue, scope, sized, quantityChange(catalogue, sized, wanted.pieces));
}

function isOfOtherSize({ size: one }: Selection, { size: other }: Selection): boolean {
  return one.widthMm !== other.widthMm || one.heightMm !== other.heightMm;
}

/** What a coupon takes off more; the goods need not reach any sum again for it. */
function couponDifference(order: AmendedOrder, productId: number, goodsCents: Cents): Cents {
  const { catalogue, couponCode, goods } = order;
  const coupon = couponCode === null ? null : findCoupon(catalogue, couponCode);
  if (coupon === null || coupon.productIds?.includes(productId) === false) return 0;
  const subTotal = coupon.productIds === undefined ? order.subTotal : couponSubTotal(coupon, goods);
  return couponReduction(coupon, subTotal + goodsCents) - couponReduction(coupon, subTotal);
}

/** A line as it is configured now, at what the difference costs by the catalogue on the day of the order; null where that has no price. */
export function amendedLine(
  { catalogue, on }: Pick<AmendedOrder, "catalogue" | "on">,
  { selection: before, price }: { readonly selection: Selection; readonly price: Cents },
  selection: Selection,
): AmendedLine | null {
  const was = priceOf(catalogue, before, on);
  const now = priceOf(catalogue, selection, on);
  if (was === null || now === null) return null;
  // A price that was agreed on by hand stays what the difference is added to.
  const isKept = was.price === price;
  const amended = price + now.price - was.price;
  return {
    title: titleOf(catalogue, selection),
    details: detailsOf(catalogue, selection),
    quantity: now.quantity,
    sets: selection.sets.count ?? 1,
    price: amended,
    priceLines: isKept ? now.lines : [{ code: "quoted", label: "As quoted and amended", amount: amended }],
    selection,
    selectionHash: selectionHash(selection),
  };
}

function amendmentOf(
  order: AmendedOrder,
  before: { readonly selection: Selection; readonly price: Cents },
  selection: Selection,
): Amendment | null {
  const line = amendedLine(order, before, selection);
  if (line === null) return null;
  const goodsCents = line.price - before.price;
  return { line, goodsCents, couponCents: couponDifference(order, before.selection.productId, goodsCents) };
}

/**
 * A line in another size or quantity: priced by the catalogue and on the day of the order, so that only what is changed costs more or
 * less. Shipping, points and days of making stay what they were.
 */
export function proposeAmendment(
  order: AmendedOrder,
  line: { readonly selection: Selection; readonly price: Cents },
  wanted: WantedAmendment,
):
  | { readonly ok: true; readonly amendment: Amendment }
  | Refusal<"amendment-below-zero" | "amendment-cut" | "amendment-same" | "refused"> {
  const { catalogue } = order;
  const selection = changed(catalogue, line.selection, wanted);
  const issues = check(catalogue, selection);
  if (issues.length > 0) return refuseFields("refused", issueMessages(issues));
  const isOther = isOfOtherSize(selection, line.selection);
  if (!isOther && selection.quantity.pieces === line.selection.quantity.pieces)
    return refuse("amendment-same");
  if (isOther && cutLinesIn(line.selection.artwork).length > 0) return refuse("amendment-cut");
  const amendment = amendmentOf(order, line, selection);
  if (amendment === null) return refuseFields("refused", { quantity: messageOf("not-priced") });
  const isTooLittle = amendment.line.price <= 0 || order.totalPrice + amendedBy(amendment) < 0;
  return isTooLittle ? refuse("amendment-below-zero") : { ok: true, amendment };
}
