import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { ok } from "#contract/envelope.ts";
import { problemCalls } from "#contract/order-afterwards.ts";
import { idempotencyKey } from "#contract/schemas/request-fields.ts";
import { readProblemPicture, reportProblem } from "./problems.ts";
import type { Services } from "#topics/services.ts";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { acceptForms } from "#topics/artwork/read-form.ts";
import { receivedFiles, receiveForm } from "#topics/artwork/receive-form.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { orderToWire } from "./order-to-wire.ts";
import { keyedFileHeaders } from "#topics/answer-attachment.ts";

/** Reporting a problem; its pictures come as those of a quote request do, in a scope that takes forms with files. */
export function registerOrderProblems(app: App, services: Services) {
  return app.register(async (plain) => {
    const scope = plain.withTypeProvider<ZodTypeProvider>();
    await acceptForms(scope);
    const cookies = createCookies(services.config.isHttps);
    scope.route({
      ...routeOf(problemCalls.reportProblem),
      preValidation: receiveForm(services, "problemUpload"),
      handler: async (request, reply) => {
        const { params, query, body, headers } = request;
        const caller = cookies.caller(request);
        const outcome = await reportProblem(
          services,
          caller,
          { orderNo: params.order_no, key: query.key ?? null },
          {
            key: idempotencyKey(headers),
            kinds: [body.kinds].flat(),
            words: body.words,
            files: receivedFiles(request),
          },
        );
        if (!outcome.ok) return answerRefusal(reply, outcome);
        cookies.keepGuest(reply, caller, outcome.guestToken);
        return ok(orderToWire(services, outcome.order));
      },
    });
  });
}

const word = z.string().max(200).catch("");
const asked = z.object({ orderNo: word, picture: word });
const keyed = z.object({ key: word.nullable().catch(null).default(null), size: word.default("") });

/** `/order-problems/{order}/{picture}?key`: a picture of a problem as the shop has encoded it, for whoever sees the order. */
export function registerProblemPictures(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get("/order-problems/:orderNo/:picture", { schema: { hide: true } }, async (request, reply) => {
    const { orderNo, picture: id } = asked.parse(request.params);
    const { key, size } = keyed.parse(request.query);
    const picture = { id, isSmall: size === "small" };
    void reply.headers(keyedFileHeaders);
    const found = await readProblemPicture(services, cookies.caller(request), { orderNo, key }, picture);
    return found.ok ? reply.type("image/webp").send(found.stream) : answerRefusal(reply, found);
  });
}
