import { isDeepStrictEqual } from "node:util";
import { addDays, type CalendarDate } from "#domain/calendar-date.ts";
import type { Cart, PricedLine } from "#domain/cart/cart.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { productOf } from "#domain/configure/options/product-rows.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { rulesOf } from "#domain/catalogue/shop-rules.ts";
import { validityDays } from "#domain/quotation/validity.ts";
import type { QuotationItem, StoredQuotation } from "#platform/db/schema/quotation.ts";

/** What of a cart is quoted. */
export type QuotedCart = Pick<Cart, "lines" | "totals" | "coupon" | "chosenShipping">;

/** A line with its final numbers, in words that stay when the catalogue changes. */
function itemsOf(catalogue: Catalogue, priced: PricedLine): QuotationItem[] {
  const { line, row } = priced;
  const { selection, originPath } = line;
  if (row === null) return [];
  return [
    {
      product: productOf(catalogue, selection).name,
      title: titleOf(catalogue, selection),
      details: detailsOf(catalogue, selection),
      quantity: row.quantity,
      sets: selection.sets.count ?? 1,
      price: row.price,
      selection,
      originPath,
      ...(priced.agreed && { agreed: priced.agreed }),
    },
  ];
}

/** What a quotation says of a cart on a day, without its number, to whom it is addressed and its estimate of the delivery. */
export function quotationContent(catalogue: Catalogue, cart: QuotedCart, issueDate: CalendarDate) {
  const { quotationDays: days } = rulesOf(catalogue.document.shop);
  const { subTotal, shippingFee, pointDiscount, couponDiscount, total: totalPrice } = cart.totals;
  return {
    issueDate,
    /** Null where it is kept for as long as one always was that says nothing of it. */
    validUntil: days === validityDays ? null : addDays(issueDate, days),
    items: cart.lines.flatMap((line) => itemsOf(catalogue, line)),
    subTotal,
    shippingFee,
    shippingMethod: cart.chosenShipping?.method ?? null,
    pointDiscount,
    couponDiscount,
    couponCode: couponDiscount > 0 ? (cart.coupon?.code ?? null) : null,
    totalPrice,
    catalogueVersionId: catalogue.version,
  };
}

export type QuotationContent = ReturnType<typeof quotationContent>;

function saysAllOf(issued: StoredQuotation, content: Partial<QuotationContent>): boolean {
  return isDeepStrictEqual(
    Object.fromEntries(Object.keys(content).map((name) => [name, issued[name as keyof StoredQuotation]])),
    // As it comes back from the database, where a field without a value is not there.
    JSON.parse(JSON.stringify(content)),
  );
}

/** Whether a quotation issued before says all of this already. */
export function isSameQuotation(issued: StoredQuotation, content: QuotationContent): boolean {
  return saysAllOf(issued, content);
}

/** Whether it quotes the same goods at the same prices, whatever it says of points and shipping, and on whichever day. */
export function quotesSameGoods(
  issued: StoredQuotation,
  { items }: Pick<QuotationContent, "items">,
): boolean {
  return saysAllOf(issued, { items });
}
