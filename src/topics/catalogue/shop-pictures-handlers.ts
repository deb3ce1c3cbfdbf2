import { ok } from "#contract/envelope.ts";
import { cataloguePictures } from "#contract/studio/catalogue-pictures.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerNotFound } from "#platform/http/failures.ts";
import { FOR_GOOD } from "#platform/http/for-good.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { staffOf } from "#topics/staff/gate.ts";
import type { Services } from "#topics/services.ts";
import { keepShopPicture, shopPictureBytes } from "./keep-shop-picture.ts";

/** A picture of 6 MB in base64, in JSON. */
const MOST_BYTES = 9 * 1024 * 1024;

/** What products are shown with, in the studio. */
export function registerCataloguePictures(app: App, services: Services): void {
  app.route({
    ...routeOf(cataloguePictures.addPicture),
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const { picture, shown } = request.body;
      const sent = Buffer.from(picture, "base64");
      const outcome = await keepShopPicture(services, staffOf(request).staff.id, { sent, shown });
      return outcome.ok ? ok({ id: outcome.id }) : answerRefusal(reply, outcome);
    },
  });
}

/** The pictures that owners gave products, for everybody: no calls, and each is for good what its address says. */
export function registerShopPictures(app: App, services: Pick<Services, "db">): void {
  app.get<{ Params: { name: string } }>(
    "/pictures/shop/:name",
    { schema: { hide: true } },
    async (request, reply) => {
      const [, id, small] = /^([\da-f]{64})(-small)?\.webp$/.exec(request.params.name) ?? [];
      const picture =
        id === undefined ? null : await shopPictureBytes(services, id, small ? "small" : "picture");
      if (picture === null) return answerNotFound(request, reply);
      return reply.header("cache-control", FOR_GOOD).type("image/webp").send(picture);
    },
  );
}
