import type { FastifyReply, FastifyRequest } from "fastify";
import { quotation } from "#contract/quotation.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { changeBillTo, createQuotation } from "./create-quotation.ts";
import { type IssuedQuotation, type QuotedLine, readQuotation } from "./read-quotation.ts";
import type { Services } from "#topics/services.ts";
import { type Cookies, createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { created, ok } from "#contract/envelope.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import type { ReplyTo } from "#contract/calls.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { toDollars } from "#domain/money.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { keyedQuotation, quotationPath } from "./quotation-keys.ts";
import { answerMissingPage } from "#platform/http/plain-page.ts";
import { changeOwnQuotationKey } from "./change-quotation-key.ts";
import { printQuotation } from "./print-quotation.ts";

function registerCreate(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(quotation.create),
    handler: async (request, reply) => {
      const { headers, body } = request;
      const caller = cookies.caller(request);
      const { quotations, coupon_discount: discount } = body;
      const shown = { withCoupon: typeof discount === "number" && discount > 0 };
      const outcome = await createQuotation(services, caller, idempotencyKey(headers), quotations, shown);
      if (!outcome.ok) return answerRefusal(reply, outcome);
      cookies.keepGuest(reply, caller, outcome.guestToken);
      const { id, quotationNo } = outcome.answer;
      return reply.code(201).send(created({ id, quotation_no: quotationNo }));
    },
  });
}

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
    path: quotationPath(services, keyedQuotation(quotation)),
    issue_date: quotation.issueDate,
    valid_until: quotation.validUntil,
    ...quotation.billTo,
    items: quotation.lines.map((line) => ({
      product: line.product,
      title: line.title,
      details: line.details,
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

function quotationToWire(
  services: Pick<Services, "catalogue" | "config">,
  quotation: IssuedQuotation,
): WireQuotation {
  return { id: quotation.id, ...paperToWire(services, services.catalogue.current(), quotation) };
}

/** Quotations: issued once, read and addressed by their owner alone. */
export function registerQuotation(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  registerCreate(app, services, cookies);
  const toWire = (quotation: IssuedQuotation) => quotationToWire(services, quotation);

  app.route({
    ...routeOf(quotation.read),
    handler: async (request, reply) => {
      const { quotation_no: number } = request.params;
      const outcome = await readQuotation(services, cookies.caller(request), number);
      return outcome.ok ? ok(toWire(outcome.quotation)) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.changeKey),
    handler: async (request, reply) => {
      const outcome = await changeOwnQuotationKey(
        services,
        cookies.caller(request),
        request.params.quotation_no,
      );
      return outcome.ok ? ok({ path: outcome.path }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(quotation.changeBillTo),
    handler: async (request, reply) => {
      const { params, body } = request;
      const outcome = await changeBillTo(services, cookies.caller(request), params.id, body);
      return outcome.ok ? ok(toWire(outcome.quotation)) : answerRefusal(reply, outcome);
    },
  });
}

/** Of which only the page's 404 is used: it says where quotations are found. */
const missingPage = "/pdf/quotation/missing";

/** A person's own paper: nobody keeps a copy on the way, and where it leads to does not learn its number. */
export function privately(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  next: (error: null, payload: unknown) => void,
): void {
  reply.headers({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
  });
  next(null, payload);
}

function text(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** `/pdf/quotation/preview` and `/download`: a quotation as PDF, `?quotation_no=` for its owner, with `key=` for whoever has its link. */
export function registerQuotationPdf(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  const places = { preview: "inline", download: "attachment" } as const;
  for (const [mode, disposition] of Object.entries(places))
    app.get<{ Querystring: { quotation_no?: unknown; key?: unknown } }>(
      `/pdf/quotation/${mode}`,
      { schema: { hide: true }, onSend: privately },
      async (request, reply) => {
        const { quotation_no: number, key } = request.query;
        const asked = { quotationNo: text(number) ?? "", key: key === undefined ? null : (text(key) ?? "") };
        const outcome = await printQuotation(services, cookies.caller(request), asked);
        if (!outcome.ok)
          return outcome.code === "not-found"
            ? answerMissingPage(app, request, reply, missingPage)
            : answerRefusal(reply, outcome);
        return reply
          .header("content-disposition", `${disposition}; filename="Quotation-${outcome.quotationNo}.pdf"`)
          .type("application/pdf")
          .send(outcome.bytes);
      },
    );
}
