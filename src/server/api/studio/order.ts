import type { FastifyReply, FastifyRequest } from "fastify";
import { ok } from "#contract/envelope.ts";
import { studioOrder } from "#contract/studio/order.ts";
import { staffOrderKey } from "#server/services/order/staff-order-key.ts";
import type { Services } from "#server/services/services.ts";
import { readStaffOrder } from "#server/services/staff-order/read-staff-order.ts";
import { staffOrderPage } from "#server/services/staff-order/staff-order-page.ts";
import { tellOrderAsStaff } from "#server/services/staff-order/tell-order-as-staff.ts";
import type { Sent } from "#server/services/staff-order/tell-order.ts";
import type { App } from "../app.types.ts";
import { type Answering, answerRefusal } from "../answer-refusal.ts";
import { routeOf } from "../route-of.ts";
import { staffOf } from "./gate.ts";
import { studioOrderToWire } from "./order-to-wire.ts";

type Telling = Answering<(typeof studioOrder.work.refusals)[number]>;

/** One order of the shop, and what is said of it: each call for another permission. */
export function registerStudioOrder(app: App, services: Services): void {
  const tell = async (request: FastifyRequest, reply: FastifyReply, orderNo: string, sent: Sent) => {
    const teller = { staffId: staffOf(request).staff.id, ip: request.ip };
    const outcome = await tellOrderAsStaff(services, teller, orderNo, sent);
    if (!outcome.ok) return answerRefusal(reply as Telling, outcome);
    return ok({ fact: outcome.fact.id, is_old: outcome.isOld });
  };

  app.route({
    ...routeOf(studioOrder.read),
    handler: async ({ params }, reply) => {
      const found = await readStaffOrder(services, staffOrderKey(services, params.order_no));
      return found.ok ? ok(studioOrderToWire(staffOrderPage(found.page))) : answerRefusal(reply, found);
    },
  });

  app.route({
    ...routeOf(studioOrder.work),
    handler: (request, reply) => tell(request, reply, request.params.order_no, request.body),
  });

  app.route({
    ...routeOf(studioOrder.money),
    handler: (request, reply) => tell(request, reply, request.params.order_no, request.body),
  });

  app.route({
    ...routeOf(studioOrder.refund),
    handler: (request, reply) => tell(request, reply, request.params.order_no, request.body),
  });
}
