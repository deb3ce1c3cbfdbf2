import { created, ok } from "#contract/envelope.ts";
import { quotation } from "#contract/quotation.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { drawQuotationCode, drawQuotedLine } from "./draw-quoted-line.ts";
import { quotationToCart } from "./saved-cart.ts";
import { type LinkedQuotation, readQuotationLink } from "./read-quotation-link.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { filePolicy } from "#platform/http/security-headers.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { type ListedQuotation, listQuotations } from "./list-quotations.ts";
import type { ReplyTo } from "#contract/calls.ts";
import { toDollars } from "#domain/money.ts";
import { listedArtworkToWire } from "#topics/artwork/artwork-to-wire.ts";
import type { ArtworkById } from "#topics/artwork/visible-artwork.ts";
import { keyedQuotation, quotationPath } from "#topics/quotation/quotation-keys.ts";
import { paperToWire } from "#topics/quotation/quotation-handlers.ts";
import { followedRequestToWire } from "#topics/request/request-replies.ts";

/** What is somebody's own, and runs nothing when it is opened by itself. */
const pictureHeaders = { "content-security-policy": filePolicy, "cache-control": "private, no-store" };

/** Its pictures, for `img` elements. */
function registerPictures(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(quotation.picture),
    handler: async (request, reply) => {
      const { params, query } = request;
      const link = { quotationNo: params.quotation_no, key: query.key };
      const drawn = await drawQuotedLine(services, cookies.caller(request), link, params.line);
      if (!drawn.ok) return answerRefusal(reply, drawn);
      return reply.type("image/svg+xml").headers(pictureHeaders).send(drawn.svg);
    },
  });

  app.route({
    ...routeOf(quotation.code),
    handler: async (request, reply) => {
      const { params, query } = request;
      const link = { quotationNo: params.quotation_no, key: query.key };
      const drawn = await drawQuotationCode(services, cookies.caller(request), link);
      if (!drawn.ok) return answerRefusal(reply, drawn);
      return reply.type("image/svg+xml").headers(pictureHeaders).send(drawn.svg);
    },
  });
}

/** A quotation as whoever has its link sees it. */
function linkedQuotationToWire(
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
function listedQuotationToWire(
  services: Pick<Services, "config">,
  { quotation, stage }: ListedQuotation,
  artwork: ArtworkById,
): ReplyTo<"GET quote/get/quotations">[number] {
  return {
    id: quotation.id,
    quotation_no: quotation.number,
    issue_date: quotation.issueDate,
    valid_until: quotation.validUntil,
    path: quotationPath(services, keyedQuotation(quotation)),
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

/** Quotations in their owner's list; and for whoever has the link of one: seen, and put into their cart. */
export function registerQuotationLink(app: App, services: Services, cookies: Cookies): void {
  registerPictures(app, services, cookies);

  app.route({
    ...routeOf(quotation.list),
    handler: async (request, reply) => {
      const outcome = await listQuotations(services, cookies.caller(request));
      return outcome.ok
        ? ok(outcome.quotations.map((one) => listedQuotationToWire(services, one, outcome.artwork)))
        : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.open),
    handler: async (request, reply) => {
      const { params, query } = request;
      const link = { quotationNo: params.quotation_no, key: query.key };
      const outcome = await readQuotationLink(services, cookies.caller(request), link);
      return outcome.ok ? ok(linkedQuotationToWire(services, outcome.linked)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.toCart),
    handler: async (request, reply) => {
      const { params, query, headers } = request;
      const caller = cookies.caller(request);
      const link = { quotationNo: params.quotation_no, key: query.key };
      const outcome = await quotationToCart(services, caller, link, idempotencyKey(headers));
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      return reply.code(201).send(created({ count: outcome.answer.count }));
    },
  });
}
