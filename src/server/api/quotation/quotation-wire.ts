import type { ReplyTo } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { toDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { validUntil } from "#domain/quotation/validity.ts";
import type { KnownArtwork } from "#server/services/artwork/shown-artwork.ts";
import type { IssuedQuotation } from "#server/services/quotation/read-quotation.ts";
import { listedArtworkToWire } from "../listed-artwork-to-wire.ts";

export function quotationToWire(
  catalogue: Catalogue,
  quotation: IssuedQuotation,
): ReplyTo<"GET quote/get/quotation/:quotation_no"> {
  return {
    id: quotation.id,
    quotation_no: quotation.number,
    issue_date: quotation.issueDate,
    valid_until: validUntil(quotation.issueDate),
    ...quotation.billTo,
    items: quotation.lines.map((line) => ({
      product: line.product,
      title: line.title,
      details: [...line.details],
      quantity: line.quantity,
      kinds: line.sets,
      quantity_text: quantityText(line),
      price: toDollars(line.price),
      picture: new URLSearchParams(selectionToWire(catalogue, line.selection)).toString(),
    })),
    sub_total: toDollars(quotation.totals.subTotal),
    shipping_fee: toDollars(quotation.totals.shippingFee),
    point_discount: toDollars(quotation.totals.pointDiscount),
    coupon_discount: toDollars(quotation.totals.couponDiscount),
    total_price: toDollars(quotation.totals.total),
    gst: toDollars(quotation.totals.gst),
    shipping_method: quotation.shipping?.method ?? null,
    delivery_date: quotation.shipping?.delivery ?? null,
    gst_number: catalogue.document.shop.gstNumber ?? null,
  };
}

export function listedQuotationToWire(
  quotation: IssuedQuotation,
  artwork: KnownArtwork,
): ReplyTo<"GET quote/get/quotations">[number] {
  return {
    id: quotation.id,
    quotation_no: quotation.number,
    issue_date: quotation.issueDate,
    valid_until: validUntil(quotation.issueDate),
    total_price: toDollars(quotation.totals.total),
    products: quotation.lines.map(({ product }) => product),
    titles: quotation.lines.map((line) => line.title),
    artwork: listedArtworkToWire(
      quotation.lines.map(({ selection }) => selection),
      artwork,
    ),
  };
}
