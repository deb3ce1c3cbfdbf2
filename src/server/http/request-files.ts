import { z } from "zod";
import { createCookies } from "#server/api/account/cookies.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import type { App } from "#server/api/app.types.ts";
import { openSaidFile } from "#server/services/request-thread/open-said-file.ts";
import type { Services } from "#server/services/services.ts";
import { answerAttachment, askedView, keyedFileHeaders } from "#server/api/answer-attachment.ts";

const word = z.string().max(200).catch("");
const named = z.object({ requestNo: word, file: word });
const keyed = z.object({ key: word });

/** `/request-files/{request}/{file}?key`: what came with a message or an answer, for whoever has the request's link. */
export function registerRequestFiles(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get("/request-files/:requestNo/:file", { schema: { hide: true } }, async (request, reply) => {
    const { requestNo, file } = named.parse(request.params);
    const link = { requestNo, ...keyed.parse(request.query) };
    const { view } = askedView.parse(request.query);
    const found = await openSaidFile(services, cookies.caller(request), link, { id: file, view });
    return found.ok ? answerAttachment(reply, found) : answerRefusal(reply.headers(keyedFileHeaders), found);
  });
}
