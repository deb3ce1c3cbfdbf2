import { z } from "zod";
import { findFeaturedItem } from "#server/services/pages/find-featured-item.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { idField, wordField } from "../query-fields.ts";
import { refuse } from "../refuse.ts";
import { featuredItemPageSchema, featuredItemPageToWire } from "./featured-item-page.ts";

const flag = z
  .string({ error: "may be given only once" })
  .regex(/^(yes|no|true|false|1|0)?$/, "must be yes or no")
  .optional()
  .transform((value) => !["no", "false", "0"].includes(value ?? ""));

const schema = {
  summary: "A featured item: its products, their option lists, and the selection its form opens with",
  description:
    "`selection` holds the form's fields in wire names; it can be sent as it is as the query of `get/pricing-data`.",
  tags: ["catalogue"],
  querystring: z.object({
    slug: wordField("Slug of the featured item; left out: swing tags.", "swing-tags"),
    featured: idField("Id of a featured price of this item; it pre-fills the selection.", 8),
    first_load: flag.meta({ description: "no: leave out the list of all featured items." }),
    single_product: wordField(
      "Slug of one of its products: only this one, and opened with it.",
      "kraft-paper",
    ),
  }),
  response: { 200: success(featuredItemPageSchema), ...failures },
};

export function registerFeaturedItems(app: App, services: Services): void {
  app.get("/quote/get/featured-items", { schema, config: { sameForEverybody: true } }, (request, reply) => {
    const { slug, single_product: productSlug, featured, first_load: firstLoad } = request.query;
    const question = { slug: slug || null, productSlug: productSlug || null, featuredPriceId: featured };
    const found = findFeaturedItem(services, question);
    if (!found.ok) return refuse(reply, found);
    return ok(featuredItemPageToWire(found, firstLoad));
  });
}
