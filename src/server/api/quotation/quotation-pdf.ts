import type { FastifyReply, FastifyRequest } from "fastify";
import { createCookies } from "../account/cookies.ts";
import { answerMissingPage } from "../answer-missing-page.ts";
import { answerRefusal } from "../answer-refusal.ts";
import type { App } from "../app.types.ts";
import { printQuotation } from "#server/services/quotation/print-quotation.ts";
import type { Services } from "#server/services/services.ts";

/** Of which only the page's 404 is used: it says where quotations are found. */
const missingPage = "/pdf/quotation/missing";

/** A person's own paper: nobody keeps a copy on the way, and where it leads to does not learn its number. */
function privately(
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

/** `/pdf/quotation/preview` and `/download`, with the number as `?quotation_no=`: the owner's quotation as PDF. */
export function registerQuotationPdf(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  const places = { preview: "inline", download: "attachment" } as const;
  for (const [mode, disposition] of Object.entries(places))
    app.get<{ Querystring: { quotation_no?: unknown } }>(
      `/pdf/quotation/${mode}`,
      { schema: { hide: true }, onSend: privately },
      async (request, reply) => {
        const { quotation_no: number } = request.query;
        const caller = cookies.caller(request);
        const outcome = await printQuotation(services, caller, typeof number === "string" ? number : "");
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
