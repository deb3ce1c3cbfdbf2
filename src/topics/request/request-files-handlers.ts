import { z } from "zod";
import { createCookies } from "#topics/person/cookies.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { openRequestFile } from "./message-files.ts";
import type { Services } from "#topics/services.ts";
import { answerAttachment, viewQuery, keyedFileHeaders } from "#topics/answer-attachment.ts";

const word = z.string().max(200).catch("");
const named = z.object({ requestNo: word, file: word });
const keyed = z.object({ key: word });

/** `/request-files/{request}/{file}?key`: what came with it, with a message or an answer, for whoever has the request's link. */
export function registerRequestFiles(app: App, services: Services): void {
  const cookies = createCookies(services.config.isHttps);
  app.get("/request-files/:requestNo/:file", { schema: { hide: true } }, async (request, reply) => {
    const { requestNo, file } = named.parse(request.params);
    const link = { requestNo, ...keyed.parse(request.query) };
    const { view } = viewQuery.parse(request.query);
    const found = await openRequestFile(services, cookies.caller(request), link, { id: file, view });
    return found.ok ? answerAttachment(reply, found) : answerRefusal(reply.headers(keyedFileHeaders), found);
  });
}
