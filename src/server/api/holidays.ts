import { delivery } from "#contract/delivery.ts";
import { routeOf } from "./route-of.ts";
import type { Services } from "#server/services/services.ts";
import type { App } from "./app.types.ts";
import { ok } from "#contract/envelope.ts";

export function registerHolidays(app: App, { catalogue }: Services): void {
  app.route({ ...routeOf(delivery.holidays), handler: () => ok(catalogue.current().document.holidays) });
}
