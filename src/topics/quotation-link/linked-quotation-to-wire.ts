import type { ReplyTo } from "#contract/calls.ts";
import { toDollars } from "#domain/money.ts";
import { listedArtworkToWire } from "#topics/artwork/listed-artwork-to-wire.ts";
import type { KnownArtwork } from "#topics/artwork/shown-artwork.ts";
import { quotationPath } from "#topics/quotation/quotation-keys.ts";
import { paperToWire } from "#topics/quotation/quotation-wire.ts";
import { followedRequestToWire } from "#topics/request/followed-request-to-wire.ts";
import type { Services } from "#topics/services.ts";
import type { ListedQuotation } from "./list-quotations.ts";
import type { LinkedQuotation } from "./read-quotation-link.ts";

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

/** A quotation in its owner's list. */
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
