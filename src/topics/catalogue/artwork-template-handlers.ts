import { answerMissingPage } from "#platform/http/answer-missing-page.ts";
import type { App } from "#platform/http/app.types.ts";
import { printTemplate } from "./print-template.ts";
import type { Services } from "#topics/services.ts";

/** Of which only the page's 404 is used. */
const missingPage = "/user-guide/artwork-guide/missing";

/** Drawing programs know an AI file by its old type; inside it is a PDF. */
const mediaTypes = { pdf: "application/pdf", ai: "application/postscript" } as const;

/** `/artwork-guide/stickers/{shape}/{W}x{H}.{pdf,ai}` and `/artwork-guide/business-cards/{W}x{H}mm.{pdf,ai}`: templates to draw on. */
export function registerArtworkTemplates(app: App, services: Services): void {
  app.get<{ Params: { "*": string } }>(
    "/artwork-guide/*",
    { schema: { hide: true } },
    async (request, reply) => {
      const file = await printTemplate(services, request.params["*"]);
      if (file === null) return answerMissingPage(app, request, reply, missingPage);
      reply.headers({ etag: file.etag, "cache-control": "public, max-age=3600" });
      if (request.headers["if-none-match"]?.includes(file.etag)) return reply.code(304).send();
      return reply
        .headers({
          "content-disposition": `attachment; filename="${file.name}"`,
          "content-security-policy": "sandbox; default-src 'none'",
        })
        .type(mediaTypes[file.format])
        .send(file.bytes);
    },
  );
}
