import { createCookies } from "#topics/person/cookies.ts";
import { answerMissingPage } from "#platform/http/answer-missing-page.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { privately } from "#topics/quotation/quotation-pdf-handlers.ts";
import { printTaxPaper } from "./print-tax-paper.ts";
import type { Services } from "#topics/services.ts";

/** Of which only the page's 404 is used. */
const noOrder = "/order/missing";

interface Asked {
  readonly Params: { readonly orderNo: string; readonly paper: string };
  readonly Querystring: { readonly key?: unknown };
}

/** `/pdf/order/{number}/{paper}`: a tax invoice or a credit note, for the order's owner and for whoever has its key. */
export function registerTaxPaperPdf(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get<Asked>(
    "/pdf/order/:orderNo/:paper",
    { schema: { hide: true }, onSend: privately },
    async (request, reply) => {
      const { orderNo, paper } = request.params;
      const { key } = request.query;
      const asked = { orderNo, key: typeof key === "string" ? key : null };
      const outcome = await printTaxPaper(services, cookies.caller(request), asked, paper);
      if (!outcome.ok)
        return outcome.code === "not-found"
          ? answerMissingPage(app, request, reply, noOrder)
          : answerRefusal(reply, outcome);
      return reply
        .header("content-disposition", `inline; filename="${outcome.number}.pdf"`)
        .type("application/pdf")
        .send(outcome.bytes);
    },
  );
}
