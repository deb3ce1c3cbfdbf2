import type { ReplyTo } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { toDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import type { KnownArtwork } from "#server/services/artwork/shown-artwork.ts";
import type { LinkedQuotation } from "#server/services/quotation-link/read-quotation-link.ts";
import type { ListedQuotation } from "#server/services/quotation/list-quotations.ts";
import { quotationPath } from "#server/services/quotation/quotation-keys.ts";
import type { IssuedQuotation, QuotedLine } from "#server/services/quotation/read-quotation.ts";
import type { Services } from "#server/services/services.ts";
import { followedRequestToWire } from "../quote-request/followed-request-to-wire.ts";
import { listedArtworkToWire } from "../listed-artwork-to-wire.ts";

type WireQuotation = ReplyTo<"GET quote/get/quotation/:quotation_no">;

/** Nothing is made for a charge: it has no picture. */
function pictureOf(catalogue: Catalogue, { written, selection }: QuotedLine): string {
  return written === "charge" ? "" : new URLSearchParams(selectionToWire(catalogue, selection)).toString();
}

/** What the paper says; `catalogue` has the words of its pictures. */
function paperToWire(
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

/** A quotation as whoever has its link sees it. */
export function linkedQuotationToWire(
  services: Pick<Services, "catalogue" | "config">,
  linked: LinkedQuotation,
): ReplyTo<"GET quotation/:quotation_no"> {
  const { quotation, catalogue, stage, isOwn, order, offer, goodsToday, bringsArtwork } = linked;
  return {
    ...paperToWire(services, catalogue, quotation),
    stage,
    is_own: isOwn,
    ordered_on: order && order.placedOn,
    order_path: order && order.path,
    offer: offer && { total_price: toDollars(offer.total), delivery_date: offer.delivery },
    goods_today: goodsToday === null ? null : toDollars(goodsToday),
    brings_artwork: bringsArtwork,
    is_written: linked.isWritten,
    request: linked.request && followedRequestToWire(services, linked.request),
    newer_path: linked.newerPath,
  };
}

export function listedQuotationToWire(
  services: Pick<Services, "config">,
  { quotation, stage }: ListedQuotation,
  artwork: KnownArtwork,
): ReplyTo<"GET quote/get/quotations">[number] {
  return {
    id: quotation.id,
    quotation_no: quotation.number,
    issue_date: quotation.issueDate,
    valid_until: quotation.validUntil,
    path: quotationPath(services, quotation.number),
    stage,
    total_price: toDollars(quotation.totals.total),
    products: quotation.lines.map(({ product }) => product),
    titles: quotation.lines.map((line) => line.title),
    artwork: listedArtworkToWire(
      quotation.lines.map(({ selection }) => selection),
      artwork,
    ),
  };
}
