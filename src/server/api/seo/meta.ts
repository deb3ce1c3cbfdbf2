import { z } from "zod";
import { findPageMeta } from "#server/services/pages/find-page-meta.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { refuse } from "../refuse.ts";

const pathSchema = z
  .string({ error: (issue) => (Array.isArray(issue.input) ? "may be given only once" : "is required") })
  .startsWith("/", "must start with /")
  .max(2000, "must be at most 2000 characters")
  .meta({
    description:
      "Path of a page with its query, if it has one: a configured product then carries its own price.",
    examples: ["/stickers/roll", "/stickers/paper/kraft-paper?quantity=500"],
  });

const schema = {
  summary: "Title, description and structured data of a page",
  description: "Prices in the structured data are computed by the price engine.",
  tags: ["seo"],
  querystring: z.object({ path: pathSchema }),
  response: {
    200: success(
      z.object({
        title: z.string(),
        description: z.string(),
        canonical: z.string(),
        image: z.object({ url: z.string(), width: z.int(), height: z.int() }),
        structured_data: z
          .array(z.record(z.string(), z.unknown()))
          .meta({ description: "JSON-LD: a Product with its Offer or AggregateOffer, and the breadcrumbs." }),
      }),
    ),
    ...failures,
  },
};

export function registerSeoMeta(app: App, services: Services): void {
  app.get("/seo/meta", { schema, config: { sameForEverybody: true } }, (request, reply) => {
    const found = findPageMeta(services, request.query.path);
    if (!found.ok) return refuse(reply, found);
    const { structuredData, ...meta } = found.meta;
    return ok({ ...meta, structured_data: [...structuredData] });
  });
}
