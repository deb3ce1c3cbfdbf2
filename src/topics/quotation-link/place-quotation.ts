import { selectionHash } from "#domain/configure/selection-hash.ts";
import { priceOf } from "#domain/price/price-table.ts";
import type { PriceLine } from "#domain/price/pricing-row.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { lockCoupon } from "#topics/cart/coupon-counts.ts";
import { lockForOwner, type Owner } from "#platform/db/owner.ts";
import { lockQuotation } from "#topics/quotation/quotations.ts";
import type { StoredQuotation } from "#platform/db/schema/quotation.ts";
import { lockRequestOf } from "#topics/request/request-facts.ts";
import type { NewOrder } from "#topics/order/orders.ts";
import type { OrderItem } from "#platform/db/schema/order.ts";
import type { Transaction } from "#platform/db/database.ts";
import { type Caller, findOwner } from "#topics/person/caller.ts";
import { holdCredit } from "#topics/order/credit.ts";
import { filesOf } from "#topics/order/order-content.ts";
import {
  type OrderChanged,
  type Placed,
  type PlacedNumber,
  placeOnce,
  type PlacingNeeds,
  refuseChanged,
  type SubmittedOrder,
  settleOrder,
  type SeenSums,
  writeOrder,
} from "#topics/order/place-order.ts";
import { type Checkout, personOf, type Orderer, type OrdererFault } from "#topics/order/checkout.ts";
import { type QuotedLine } from "#topics/quotation/read-quotation.ts";
import { lastDayOf } from "#topics/quotation/last-day.ts";
import { noteRequest } from "#topics/request/say.ts";
import type { Services } from "#topics/services.ts";
import type { KeyedWriteFault, Written } from "#topics/person/with-idempotency.ts";
import { type SavedCart, savedCartOf } from "./saved-cart.ts";
import { findQuotationOfKey } from "#topics/quotation/quotation-link-use.ts";
import { followQuotation, openQuotation, type QuotationKey } from "./open-quotation.ts";
import type { Cents } from "#domain/money.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { readCheckoutDraft } from "#topics/cart/checkout-drafts.ts";

type Needs = Pick<
  Services,
  "content" | "catalogue" | "clock" | "config" | "db" | "jobs" | "log" | "shopMoment"
>;

/** Why a quotation is not ordered. */
export type QuotationFault = "not-found" | "quotation-ended" | "quotation-ordered";

/** What the price was made of on the day of issue; as one amount where that cannot be worked out any more. */
function priceLinesOf(
  { catalogue }: SavedCart,
  { issueDate }: StoredQuotation,
  { selection, price, written }: QuotedLine,
): readonly PriceLine[] {
  if (written) return [{ code: "quoted", label: "As quoted", amount: price }];
  const row = priceOf(catalogue, selection, issueDate);
  return row?.price === price ? row.lines : [{ code: "quoted", label: "As quoted", amount: price }];
}

function itemOf(kept: SavedCart, row: StoredQuotation, line: QuotedLine): OrderItem {
  const { product, title, details, quantity, sets, price, selection, originPath, written, agreed } = line;
  const contents = new Map([...kept.artwork].map(([id, { sha256 }]) => [id, sha256]));
  return {
    product,
    title,
    details,
    quantity,
    sets,
    price,
    selection,
    originPath,
    ...(written && { written }),
    ...(agreed && { agreed }),
    priceLines: priceLinesOf(kept, row, line),
    selectionHash: selectionHash(selection),
    submission: {},
    files: filesOf(selection, contents),
  };
}

/** What an order of a quotation says: its lines and sums are those of the quotation, and so is its catalogue. */
function contentOf(
  kept: SavedCart,
  row: StoredQuotation,
): Omit<NewOrder, "contact" | "orderNo" | "placedAt"> {
  const { method, toDispatch, toDelivery } = kept.chosenShipping ?? {};
  if (method === undefined || toDispatch === undefined || toDelivery === undefined)
    throw new Error("What cannot be shipped is not ordered.");
  const { subTotal, shippingFee, couponDiscount, pointDiscount, total } = kept.totals;
  return {
    items: kept.quoted.map((line) => itemOf(kept, row, line)),
    shipping: { method, toDispatch, toDelivery },
    subTotal,
    shippingFee,
    couponDiscount,
    couponCode: row.couponCode,
    pointDiscount,
    totalPrice: total,
    catalogueVersionId: row.catalogueVersionId,
    quotationId: row.id,
  };
}

interface Asked {
  readonly quotationNo: string;
  readonly orderer: Orderer;
  readonly shown: SeenSums;
}

/**
 * The request that it answers and the quotation are held before the points and the coupon: what is declined or answered anew at the same
 * moment happens before it or after. Whoever orders a cart that says the same holds that coupon too: one of the
 * two takes the quotation's use over.
 */
export async function placeSavedQuotation(
  services: Needs,
  tx: Transaction,
  owner: Owner,
  { quotationNo, orderer, shown }: Asked,
): Promise<Placed | Refusal<QuotationFault | "credit-exceeded"> | OrderChanged> {
  const request = await lockRequestOf(tx, quotationNo);
  const row = await lockQuotation(tx, quotationNo);
  if (row === null) return refuse("not-found");
  if (owner.customerId !== null) await lockForOwner(tx, "points", owner);
  if (row.couponCode !== null) await lockCoupon(tx, row.couponCode);
  const { stage } = await followQuotation(services, tx, row);
  if (stage !== "kept") return refuse(stage === "ordered" ? "quotation-ordered" : "quotation-ended");
  const kept = await savedCartOf(services, tx, row, owner);
  const changed = refuseChanged(kept, shown);
  if (changed) return changed;
  const { total } = kept.totals;
  const credit = await holdCredit(services, tx, owner, { ...orderer.contact, total });
  if (!credit.ok) return credit;
  const order = await writeOrder(services, tx, owner, { ...contentOf(kept, row), contact: orderer.contact });
  if (request !== null) await noteRequest(tx, request);
  return settleOrder(services, tx, owner, { order, credit, orderer, pointsUsed: kept.points.used });
}

/**
 * Orders a quotation at its kept price, for whoever has its link. The order takes over the quotation's use of its coupon, and is the only
 * one that ever comes from it. Nothing is placed when the total or the day of delivery is not what was shown.
 */
export async function placeQuotation(
  services: PlacingNeeds,
  caller: Caller,
  link: QuotationKey,
  sent: Omit<SubmittedOrder, "of">,
): Promise<
  | Written<PlacedNumber>
  | Refusal<
      | KeyedWriteFault
      | OrdererFault
      | QuotationFault
      | "card-unavailable"
      | "credit-exceeded"
      | "too-many-tries"
    >
  | OrderChanged
> {
  const { quotationNo } = link;
  return placeOnce(services, caller, { ...sent, of: quotationNo }, async (tx, owner, orderer) =>
    (await findQuotationOfKey(services, tx, quotationNo, link.key)) !== null
      ? placeSavedQuotation(services, tx, owner, { quotationNo, orderer, shown: sent.shown })
      : refuse("not-found"),
  );
}

/** What the checkout of a quotation says beside that of a cart. */
interface OrderedQuotation {
  readonly quotationNo: string;
  readonly keyVersion: number;
  readonly validUntil: CalendarDate;
  /** What the quotation takes off by points that whoever asks cannot spend. */
  readonly lostPoints: Cents;
}

export interface QuotationCheckout extends Checkout {
  readonly cart: SavedCart;
  readonly quotation: OrderedQuotation;
}

/** What the checkout of a quotation shows to whoever has its link. */
export async function readQuotationCheckout(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  caller: Caller,
  link: QuotationKey,
): Promise<QuotationCheckout | Refusal<QuotationFault | "password-must-change" | "too-many-tries">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const asked = await openQuotation(services, caller, link);
  if (!asked.ok) return asked;
  const { row, stage } = asked.opened;
  if (stage !== "kept") return refuse(stage === "ordered" ? "quotation-ordered" : "quotation-ended");
  const { owner } = found;
  const cart = await savedCartOf(services, services.db, row, owner);
  return {
    ok: true,
    cart,
    typed: owner === null ? {} : await readCheckoutDraft(services.db, owner),
    ...(await personOf(services, caller)),
    hindrance: null,
    quotation: {
      quotationNo: row.quotationNo,
      keyVersion: row.keyVersion,
      validUntil: lastDayOf(row),
      lostPoints: row.pointDiscount - cart.totals.pointDiscount,
    },
  };
}
