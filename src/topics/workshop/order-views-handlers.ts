import { ok } from "#contract/envelope.ts";
import { orderViews } from "#contract/studio/order-views.ts";
import { keepView, listViews, removeView } from "./keep-view.ts";
import type { Services } from "#topics/services.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** Somebody's own views of the list of orders. */
export function registerOrderViews(app: App, services: Services): void {
  app.route({
    ...routeOf(orderViews.list),
    handler: async (request) => ok({ views: [...(await listViews(services, staffOf(request).staff.id))] }),
  });
  app.route({
    ...routeOf(orderViews.keep),
    handler: async (request, reply) => {
      const kept = await keepView(services, staffOf(request).staff.id, request.body);
      return kept.ok ? ok(kept.view) : answerRefusal(reply, kept);
    },
  });
  app.route({
    ...routeOf(orderViews.remove),
    handler: async (request, reply) => {
      const removed = await removeView(services, staffOf(request).staff.id, request.params.id);
      return removed.ok ? ok({}) : answerRefusal(reply, removed);
    },
  });
}
