import { z } from "zod";
import { openAttachmentAsStaff } from "#topics/artwork/received-files.ts";
import { readPrintFile } from "./print-of-request.ts";
import { readCutFile, TOO_HEAVY } from "./read-cut-files.ts";
import type { Services } from "#topics/services.ts";
import { drawRequest } from "./read-studio-request.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerAttachment, viewQuery } from "#topics/answer-attachment.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { answerNoFile, answerSavedFile, privateHeaders } from "#topics/saved-file.ts";

const word = z.string().max(200).catch("");
const named = z.object({ number: word, file: word.optional().default("") });
const sent = z.object({ id: word });
const ofRequests = { schema: { hide: true }, config: { needs: "requests.read" } } as const;

/** What came with a request, and what it is cut and printed with, for who may read requests. */
export function registerStudioRequestFiles(app: App, services: Services): void {
  app.get("/requests/:number/picture", ofRequests, async (request, reply) => {
    void reply.headers(privateHeaders);
    const drawn = await drawRequest(services, named.parse(request.params).number);
    return drawn.ok ? reply.type("image/png").send(drawn.png) : answerRefusal(reply, drawn);
  });

  app.get("/request-files/:id", ofRequests, async (request, reply) => {
    void reply.headers(privateHeaders);
    const { view } = viewQuery.parse(request.query);
    const found = await openAttachmentAsStaff(services, sent.parse(request.params).id, view);
    return found.ok ? answerAttachment(reply, found) : answerRefusal(reply, found);
  });

  app.get("/requests/:number/cut/:file", ofRequests, async (request, reply) => {
    const { number, file } = named.parse(request.params);
    const found = await readCutFile(services, number, file);
    if (found.ok) return answerSavedFile(reply, { ...found, name: `${number} ${file}` });
    return found.code === "too-heavy" ? answerNoFile(reply, TOO_HEAVY) : answerRefusal(reply, found);
  });

  app.get("/requests/:number/print/:file", ofRequests, async (request, reply) => {
    const { number, file } = named.parse(request.params);
    const found = await readPrintFile(services, number, file);
    if (found.ok) return answerSavedFile(reply, { ...found, mediaType: "application/pdf" });
    return found.code === "unprintable" ? answerNoFile(reply, found.why) : answerRefusal(reply, found);
  });
}
