import { z } from "zod";
import { paintPicture } from "#server/services/pages/paint-picture.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { pricingDataSchema } from "../pricing/pricing-data.schema.ts";
import { entriesOf } from "../query-fields.ts";
import { refuse } from "../refuse.ts";

const schema = {
  summary: "The picture of a configured product",
  description:
    "Takes the fields of `get/pricing-data`. Ids in the picture begin with `at-place-`; a page that shows it more than once " +
    "puts other words there.",
  tags: ["catalogue"],
  querystring: pricingDataSchema.querystring,
  response: {
    200: success(
      z.object({
        svg: z.string().meta({ description: "What goes between the tags of an SVG of 900 x 640." }),
        words: z.string().meta({ description: "The picture in words." }),
      }),
    ),
    ...failures,
  },
};

/** Each picture is painted once and kept by its address. */
export function registerPicture(app: App, services: Services): void {
  app.get("/quote/get/picture", { schema, config: { sameForEverybody: true } }, (request, reply) => {
    const painted = paintPicture(services, entriesOf(request.query));
    return painted.ok ? ok(painted.picture) : refuse(reply, painted);
  });
}
