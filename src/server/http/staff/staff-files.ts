import { z } from "zod";
import { attachmentNamed } from "#server/api/attachment-named.ts";
import type { App } from "#server/api/app.types.ts";
import { answerRefusal } from "#server/api/answer-refusal.ts";
import { readStaffFile } from "#server/services/files/staff-file.ts";
import type { Services } from "#server/services/services.ts";
import { staffFileHeaders } from "./staff-page.ts";

const word = z.string().max(200).catch("");
const asked = z.object({ id: z.uuid().catch(""), until: word, key: word });

/**
 * `/staff/files/{id}` with the date and key of the staff's mail: a customer's file to be saved, never shown. It comes as
 * bytes of no type, so that no browser opens what somebody sent.
 */
export function registerStaffFiles(app: App, services: Services): void {
  app.get("/staff/files/:id", { schema: { hide: true } }, async (request, reply) => {
    const found = await readStaffFile(
      services,
      asked.parse({ ...(request.query as object), ...(request.params as object) }),
    );
    if (!found.ok) return answerRefusal(reply, found);
    return reply
      .headers({
        "content-disposition": attachmentNamed(found.file.name),
        "content-length": found.file.bytes,
        ...staffFileHeaders,
      })
      .type("application/octet-stream")
      .send(found.stream);
  });
}
