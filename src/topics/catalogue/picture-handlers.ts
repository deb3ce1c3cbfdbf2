import { catalogue } from "#contract/catalogue.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { paintOwnPicture, paintPicture, paintPictureFile, paintWords } from "./paint-picture.ts";
import type { Services } from "#topics/services.ts";
import type { Cookies } from "#topics/person/cookies.ts";
import type { App } from "#platform/http/app.types.ts";
import { ok } from "#contract/envelope.ts";
import { entriesOf } from "#contract/schemas/request-fields.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { filePolicy } from "#platform/http/file-policy.ts";

/** Each picture is painted once and kept by its address. */
export function registerPicture(app: App, services: Services, cookies: Cookies): void {
  app.route({
    ...routeOf(catalogue.picture),
    handler: async (request, reply) => {
      const painted = paintPicture(services, entriesOf(request.query));
      return painted.ok ? ok(painted.picture) : answerRefusal(reply, painted);
    },
  });

  app.route({
    ...routeOf(catalogue.ownPicture),
    handler: async (request, reply) => {
      const painted = await paintOwnPicture(services, cookies.caller(request), entriesOf(request.query));
      return painted.ok ? ok(painted.picture) : answerRefusal(reply, painted);
    },
  });

  app.route({
    ...routeOf(catalogue.pictureFile),
    handler: async (request, reply) => {
      const painted = paintPictureFile(services, entriesOf(request.query));
      if (!painted.ok) return answerRefusal(reply, painted);
      return reply.type("image/svg+xml").header("content-security-policy", filePolicy).send(painted.svg);
    },
  });

  app.route({
    ...routeOf(catalogue.wordsFile),
    handler: async (request, reply) => {
      const painted = paintWords(services, entriesOf(request.query));
      if (!painted.ok) return answerRefusal(reply, painted);
      return reply
        .type("image/svg+xml")
        .headers({
          "content-security-policy": filePolicy,
          "content-disposition": `attachment; filename="${painted.name}"`,
        })
        .send(painted.svg);
    },
  });
}
