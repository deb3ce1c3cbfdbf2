import type { ReplyTo } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { toDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";

import { quotationPath } from "./quotation-keys.ts";
import type { IssuedQuotation, QuotedLine } from "./read-quotation.ts";
import type { Services } from "#topics/services.ts";

type WireQuotation = ReplyTo<"GET quote/get/quotation/:quotation_no">;

/** Nothing is made for a charge: it has no picture. */
function pictureOf(catalogue: Catalogue, { written, selection }: QuotedLine): string {
  return written === "charge" ? "" : new URLSearchParams(selectionToWire(catalogue, selection)).toString();
}

/** What the paper says; `catalogue` has the words of its pictures. */
export function paperToWire(
  services: Pick<Services, "catalogue" | "config">,
  catalogue: Catalogue,
  quotation: IssuedQuotation,
): Omit<WireQuotation, "id"> {
  return {
    quotation_no: quotation.number,
    path: quotationPath(services, quotation.number),
    issue_date: quotation.issueDate,
    valid_until: quotation.validUntil,
    ...quotation.billTo,
    items: quotation.lines.map((line) => ({
      product: line.product,
      title: line.title,
      details: [...line.details],
      quantity: line.quantity,
      kinds: line.sets,
      quantity_text: quantityText(line),
      price: toDollars(line.price),
      picture: pictureOf(catalogue, line),
    })),
    sub_total: toDollars(quotation.totals.subTotal),
    shipping_fee: toDollars(quotation.totals.shippingFee),
    point_discount: toDollars(quotation.totals.pointDiscount),
    coupon_discount: toDollars(quotation.totals.couponDiscount),
    total_price: toDollars(quotation.totals.total),
    words: quotation.words,
    gst: toDollars(quotation.totals.gst),
    shipping_method: quotation.shipping?.method ?? null,
    delivery_date: quotation.shipping?.delivery ?? null,
    gst_number: services.catalogue.current().document.shop.gstNumber ?? null,
  };
}

export function quotationToWire(
  services: Pick<Services, "catalogue" | "config">,
  quotation: IssuedQuotation,
): WireQuotation {
  return { id: quotation.id, ...paperToWire(services, services.catalogue.current(), quotation) };
}
