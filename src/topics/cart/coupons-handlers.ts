import { ok } from "#contract/envelope.ts";
import { couponCalls } from "#contract/studio/coupons.ts";
import { changeCoupon, listCoupons, makeCoupon, stopCoupon } from "./coupons.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** Codes that take something off. */
export function registerCoupons(app: App, services: Services): void {
  app.route({ ...routeOf(couponCalls.list), handler: async () => ok(await listCoupons(services)) });

  app.route({
    ...routeOf(couponCalls.make),
    handler: async (request, reply) => {
      const outcome = await makeCoupon(services, staffOf(request), request.body);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(couponCalls.change),
    handler: async (request, reply) => {
      const { was, ...now } = request.body;
      const outcome = await changeCoupon(services, staffOf(request), { was, now });
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(couponCalls.stop),
    handler: async (request, reply) => {
      const { was, is_stopped: isStopped } = request.body;
      const outcome = await stopCoupon(services, staffOf(request), was, isStopped);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}
