import { POINT_VALUE } from "#domain/cart/points-use.ts";
import { cartShipping } from "#domain/cart/cart-shipping.ts";
import { type CouponGoods, couponReduction, couponSubTotal, findCoupon } from "#domain/cart/coupon.ts";
import type { CartShipping } from "#domain/cart/cart.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { check } from "#domain/configure/check.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { issueMessages } from "#domain/configure/wire/issue-messages.ts";
import type { ShopMoment } from "#domain/deliver/processing-day.ts";
import { messageOf } from "#domain/messages.ts";
import type { Cents } from "#domain/money.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { refuse, type Refusal, refuseFields } from "#domain/refusal.ts";
import { amendedLine } from "../amend/propose-amendment.ts";
import type { LaterLine, OrderedAnew, CorrectedShipping, SumChanges } from "./correction.ts";

/** A line of the order that is corrected, as it stands. */
interface OrderedLine {
  readonly selection: Selection;
  readonly price: Cents;
  readonly written?: string;
  readonly isRemoved?: true;
}

/** The order that is corrected, as it stands; its catalogue and day are those of when it was placed. */
export interface CorrectedOrder {
  readonly catalogue: Catalogue;
  readonly on: CalendarDate;
  readonly lines: readonly OrderedLine[];
  readonly subTotal: Cents;
  readonly couponCode: string | null;
  readonly couponDiscount: Cents;
  readonly pointDiscount: Cents;
  readonly shippingFee: Cents;
  readonly shipping: CorrectedShipping;
}

/** Something that is charged, or below 0 taken off, for which nothing is made. */
export interface WantedCharge {
  readonly title: string;
  readonly cents: Cents;
}

/** What is wanted of the goods of an order, and of how they are sent. */
export interface WantedCorrection {
  /** Lines (from 1) that are configured otherwise. */
  readonly lines: readonly { readonly line: number; readonly selection: Selection }[];
  readonly removed: readonly number[];
  readonly added: readonly { readonly selection: Selection; readonly originPath: string }[];
  readonly charges: readonly WantedCharge[];
  /** Null: as it is. Any way that is named is worked out anew, also the one it is sent now. */
  readonly shipping: string | null;
}

/** A line that is another one, and whether what was approved stands for it still. */
export interface ProposedLine extends Omit<OrderedAnew, "approvedSha256"> {
  readonly keepsProof: boolean;
}

/** What a correction comes to, before it is made. */
export interface ProposedCorrection {
  readonly lines: readonly ProposedLine[];
  readonly added: readonly LaterLine[];
  readonly shipping: CorrectedShipping | null;
  readonly sums: SumChanges;
  /** The ways it can be sent, with what each costs by now. */
  readonly ways: readonly CartShipping[];
}

type Fault = "correction-below-zero" | "not-found" | "refused";

type Lines = { readonly ok: true; readonly lines: readonly ProposedLine[] } | Refusal<Fault>;

/** What is made looks the same: there are only more of it, or fewer. */
function isOnlyQuantity(one: Selection, other: Selection): boolean {
  return selectionHash({ ...one, quantity: other.quantity }) === selectionHash(other);
}

function proposeLine(
  order: CorrectedOrder,
  { line, selection }: WantedCorrection["lines"][number],
): { readonly ok: true; readonly line: ProposedLine | null } | Refusal<Fault> {
  const before = order.lines[line - 1];
  const isPriced = before !== undefined && before.written === undefined;
  if (!isPriced || before.selection.productId !== selection.productId) return refuse("not-found");
  if (selectionHash(before.selection) === selectionHash(selection)) return { ok: true, line: null };
  const issues = check(order.catalogue, selection);
  if (issues.length > 0) return refuseFields("refused", issueMessages(issues));
  const now = amendedLine(order, before, selection);
  if (now === null) return refuseFields("refused", { quantity: messageOf("not-priced") });
  if (now.price <= 0) return refuse("correction-below-zero");
  return { ok: true, line: { line, now, keepsProof: isOnlyQuantity(before.selection, selection) } };
}

function proposeLines(order: CorrectedOrder, { lines, removed }: WantedCorrection): Lines {
  const all: ProposedLine[] = [];
  for (const wanted of lines) {
    const made = proposeLine(order, wanted);
    if (!made.ok) return made;
    if (made.line !== null && !removed.includes(wanted.line)) all.push(made.line);
  }
  for (const line of new Set(removed)) {
    const before = order.lines[line - 1];
    if (before === undefined || before.isRemoved) return refuse("not-found");
    all.push({ line, now: "removed", keepsProof: false });
  }
  return { ok: true, lines: all };
}

function addedGoods(
  { catalogue, on }: CorrectedOrder,
  { selection, originPath }: WantedCorrection["added"][number],
): { readonly ok: true; readonly line: LaterLine } | Refusal<"refused"> {
  const issues = check(catalogue, selection);
  if (issues.length > 0) return refuseFields("refused", issueMessages(issues));
  const row = priceOf(catalogue, selection, on);
  if (row === null) return refuseFields("refused", { quantity: messageOf("not-priced") });
  const line = {
    product: productOf(catalogue, selection).name,
    title: titleOf(catalogue, selection),
    details: detailsOf(catalogue, selection),
    quantity: row.quantity,
    sets: selection.sets.count ?? 1,
    price: row.price,
    priceLines: row.lines,
    selection,
    selectionHash: selectionHash(selection),
    originPath,
    submission: {},
    files: {},
  };
  return { ok: true, line };
}

/** A charge stands on the page of the order's first line, as nothing is made for it. */
function chargeLine({ lines: [first] }: CorrectedOrder, { title, cents }: WantedCharge): LaterLine {
  if (first === undefined) throw new Error("An order has a line.");
  const { selection } = first;
  const line = { title, product: title, details: [], quantity: 0, sets: 1, price: cents, priceLines: [] };
  const made = { selection, selectionHash: selectionHash(selection), originPath: "/", submission: {} };
  return { ...line, ...made, files: {}, written: "charge" };
}

/** What of the goods a coupon can take something off of: charges, and what is taken off by hand, are none of it. */
function couponGoods(
  order: CorrectedOrder,
  lines: readonly ProposedLine[],
  added: readonly LaterLine[],
): readonly CouponGoods[] {
  const changed = new Map(lines.map(({ line, now }) => [line, now === "removed" ? 0 : now.price]));
  const was = order.lines.flatMap(({ selection: { productId }, price, written }, at) =>
    written === "charge" ? [] : [{ productId, price: changed.get(at + 1) ?? price }],
  );
  const more = added.filter(({ written }) => written !== "charge");
  return [...was, ...more.map(({ selection: { productId }, price }) => ({ productId, price }))];
}

/** What the coupon takes off more; neither its least sum nor its days are asked again (decision 294). */
function couponChange(
  order: CorrectedOrder,
  lines: readonly ProposedLine[],
  added: readonly LaterLine[],
): Cents {
  const coupon = order.couponCode === null ? null : findCoupon(order.catalogue, order.couponCode);
  if (coupon === null) return 0;
  const reduction = (goods: readonly CouponGoods[]) => couponReduction(coupon, couponSubTotal(coupon, goods));
  const more = reduction(couponGoods(order, lines, added)) - reduction(couponGoods(order, [], []));
  return Math.max(-order.couponDiscount, more);
}

/** Points that pay for more than the goods come to go back, whole ones. */
function pointChange({ pointDiscount }: CorrectedOrder, goods: Cents): Cents {
  const over = pointDiscount - Math.max(0, goods);
  return over <= 0 ? 0 : -Math.min(pointDiscount, Math.ceil(over / POINT_VALUE) * POINT_VALUE);
}

function shippedNow(order: CorrectedOrder, { lines, added }: Pick<ProposedCorrection, "added" | "lines">) {
  const changed = new Map(lines.map(({ line, now }) => [line, now]));
  const were = order.lines.flatMap(({ selection, written }, at) => {
    const now = changed.get(at + 1);
    if (written === "charge" || now === "removed") return [];
    return [now?.selection ?? selection];
  });
  return [...were, ...added.filter(({ written }) => written !== "charge").map(({ selection }) => selection)];
}

/** How it is sent then: the days are worked out anew, the fee only where a way is named. Null where it stays. */
function shippingChange(
  order: CorrectedOrder,
  wanted: string | null,
  ways: readonly CartShipping[],
):
  | { readonly ok: true; readonly shipping: CorrectedShipping | null; readonly cents: Cents }
  | Refusal<"refused"> {
  const { shipping, shippingFee } = order;
  const way = ways.find(({ method }) => method === (wanted ?? shipping.method));
  if (way === undefined)
    // What a person has priced by hand may have no way of the catalogue: it is sent as it was agreed.
    return ways.length === 0 && wanted === null
      ? { ok: true, shipping: null, cents: 0 }
      : refuseFields("refused", { shipping: messageOf("shipping-not-offered") });
  const { method, toDispatch, toDelivery, cost } = way;
  const isSame =
    method === shipping.method && toDispatch === shipping.toDispatch && toDelivery === shipping.toDelivery;
  const cents = wanted === null ? 0 : cost - shippingFee;
  return { ok: true, shipping: isSame ? null : { method, toDispatch, toDelivery }, cents };
}

/**
 * What a correction of the goods of an order comes to: priced by the catalogue and on the day of the order, so that only what is changed
 * costs more or less (decision 294). `moment` is that of now, for the ways of shipping.
 */
export function proposeCorrection(
  order: CorrectedOrder,
  wanted: WantedCorrection,
  moment: ShopMoment,
): { readonly ok: true; readonly proposed: ProposedCorrection } | Refusal<Fault> {
  const made = proposeLines(order, wanted);
  if (!made.ok) return made;
  const { lines } = made;
  const added: LaterLine[] = wanted.charges.map((charge) => chargeLine(order, charge));
  for (const one of wanted.added) {
    const goods = addedGoods(order, one);
    if (!goods.ok) return goods;
    added.push(goods.line);
  }
  const less = lines.reduce((sum, { line, now }) => {
    const was = order.lines[line - 1]?.price ?? 0;
    return sum + (now === "removed" ? 0 : now.price) - was;
  }, 0);
  const goodsCents = added.reduce((sum, { price }) => sum + price, less);
  const couponCents = couponChange(order, lines, added);
  const goods = order.subTotal + goodsCents - order.couponDiscount - couponCents;
  const isOfGoods = lines.length > 0 || added.some(({ written }) => written !== "charge");
  const ways = cartShipping(
    order.catalogue,
    shippedNow(order, { lines, added }),
    order.subTotal + goodsCents,
    moment,
  );
  const sent =
    isOfGoods || wanted.shipping !== null
      ? shippingChange(order, wanted.shipping, ways)
      : { ok: true as const, shipping: null, cents: 0 };
  if (!sent.ok) return sent;
  const sums = { goodsCents, couponCents, pointCents: pointChange(order, goods), shippingCents: sent.cents };
  return { ok: true, proposed: { lines, added, shipping: sent.shipping, sums, ways } };
}
