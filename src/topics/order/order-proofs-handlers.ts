import { z } from "zod";
import { createCookies } from "#topics/person/cookies.ts";
import { answerMissingPage, keyedHeaders, sendPlainPage } from "#platform/http/plain-page.ts";
import { attachmentNamed, keyedFileHeaders } from "#topics/answer-attachment.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { readProofFile } from "./proof-file.ts";
import type { Services } from "#topics/services.ts";

const word = z.string().max(200).catch("");
const number = z.coerce.number().int().min(0).max(10_000).catch(0);
const asked = z.object({ orderNo: word, line: number, version: number, place: number });
const keyed = z.object({ key: word.nullable().catch(null).default(null) });

const NO_FILE =
  "The picture on the page of your order shows what is printed. If you need a PDF, just ask us.";

/** `/pdf/proof/{order}/{line}/{version}/{place}?key`: a place of a proof as PDF, for the order's owner and for whoever has its key. */
export function registerOrderProofs(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get("/pdf/proof/:orderNo/:line/:version/:place", { schema: { hide: true } }, async (request, reply) => {
    const { orderNo, ...proof } = asked.parse(request.params);
    const { key } = keyed.parse(request.query);
    void reply.headers(keyedHeaders);
    const found = await readProofFile(services, cookies.caller(request), { orderNo, key }, proof);
    if (found.ok)
      return reply
        .headers({
          ...keyedFileHeaders,
          "content-disposition": attachmentNamed(found.name),
          "content-length": found.bytes,
        })
        .type("application/pdf")
        .send(found.stream);
    if (found.code === "too-many-tries") return answerRefusal(reply, found);
    if (found.code !== "unprintable") return answerMissingPage(app, request, reply, "/pdf/proof/missing");
    reply.code(422);
    return sendPlainPage(reply, "There is no PDF of this proof", `<p>${NO_FILE}</p>`);
  });
}
