import { z } from "zod";
import type { App } from "#server/api/app.types.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import { readStaffFile } from "#server/services/files/staff-file.ts";
import type { Services } from "#server/services/services.ts";
import { answerAttachment, askedView } from "../attachment-answer.ts";

const word = z.string().max(200).catch("");
const asked = z.object({ id: z.uuid().catch(""), until: word, key: word });

/** `/staff/files/{id}` with the date and key of the staff's mail: a file of a request to be saved, or the shop's picture of it. */
export function registerStaffFiles(app: App, services: Services): void {
  app.get("/staff/files/:id", { schema: { hide: true } }, async (request, reply) => {
    const named = asked.parse({ ...(request.query as object), ...(request.params as object) });
    const found = await readStaffFile(services, named, askedView.parse(request.query).view);
    return found.ok ? answerAttachment(reply, found) : answerRefusal(reply, found);
  });
}
