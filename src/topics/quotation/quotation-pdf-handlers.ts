import type { FastifyReply, FastifyRequest } from "fastify";
import { createCookies } from "#topics/person/cookies.ts";
import { answerMissingPage } from "#platform/http/answer-missing-page.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { printQuotation } from "./print-quotation.ts";
import type { Services } from "#topics/services.ts";

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
