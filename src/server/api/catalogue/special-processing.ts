import { z } from "zod";
import { findSpecialProcessing } from "#server/services/pages/find-special-processing.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "../app.types.ts";
import { failures, ok, success } from "../envelope.ts";
import { refuse } from "../refuse.ts";

const schema = {
  summary: "What the Special Processing form of a featured item chooses from",
  description: "A part of the published catalogue in its own form, with the version it is of.",
  tags: ["catalogue"],
  querystring: z.object({
    slug: z
      .string()
      .max(100)
      .meta({ description: "Slug of the featured item.", examples: ["paper-stickers"] }),
  }),
  response: { 200: success(z.object({ version: z.string(), document: z.looseObject({}) })), ...failures },
};

export function registerSpecialProcessing(app: App, services: Services): void {
  app.get(
    "/quote/get/special-processing",
    { schema, config: { sameForEverybody: true } },
    (request, reply) => {
      const found = findSpecialProcessing(services, request.query.slug);
      if (!found.ok) return refuse(reply, found);
      const { version, document } = found;
      return ok({ version, document: { ...document } });
    },
  );
}
