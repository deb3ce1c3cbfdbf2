import { z } from "zod";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { readReviewPicture } from "./read-review-picture.ts";
import type { Services } from "#topics/services.ts";
import { answerNotFound } from "#platform/http/failures.ts";

const word = z.string().max(200).catch("");
const link = z.object({ until: word, key: word });
const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(-small)?\.webp$/;

/** `/reviews/pictures/{id}.webp` and `{id}-small.webp`: customers' pictures, encoded by the shop and never as they came. */
export function registerReviewPictures(app: App, services: Services): void {
  app.get<{ Params: { name: string } }>(
    "/reviews/pictures/:name",
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id, small] = NAME.exec(request.params.name) ?? [];
      if (id === undefined) return answerNotFound(request, reply);
      const found = await readReviewPicture(services, {
        id,
        isSmall: small !== undefined,
        ...link.parse(request.query),
      });
      if (!found.ok) return answerRefusal(reply, found);
      return reply
        .headers({
          "cache-control": found.isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
          "content-security-policy": "sandbox; default-src 'none'",
        })
        .type("image/webp")
        .send(found.stream);
    },
  );
}
