import { holidaySchema } from "#domain/catalogue/schema.ts";
import { z } from "zod";
import type { Services } from "#server/services/services.ts";
import type { App } from "./app.types.ts";
import { failures, ok, success } from "./envelope.ts";

const schema = {
  summary: "The days on which the shop does not work",
  tags: ["quote"],
  querystring: z.object({}),
  response: { 200: success(z.array(holidaySchema)), ...failures },
};

export function registerHolidays(app: App, { catalogue }: Services): void {
  app.get("/quote/get/holidays", { schema, config: { sameForEverybody: true } }, () =>
    ok(catalogue.current().document.holidays),
  );
}
