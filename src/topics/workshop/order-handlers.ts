import type { FastifyReply, FastifyRequest } from "fastify";
import { ok } from "#contract/envelope.ts";
import { studioOrder } from "#contract/studio/order.ts";
import type { Services } from "#topics/services.ts";
import { workOutAmendment } from "./amend-line.ts";
import { readStaffOrder } from "./read-staff-order.ts";
import { wholeOrder } from "./whole-order.ts";
import { type Sent, tellOrder } from "./tell-order.ts";
import type { App } from "#platform/http/app.types.ts";
import { type Answering, answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

type Telling = Answering<(typeof studioOrder.work.refusals)[number]>;

/** One order of the shop, and what is said of it: each call for another permission. */
export function registerStudioOrder(app: App, services: Services): void {
  const tell = async (request: FastifyRequest, reply: FastifyReply, orderNo: string, sent: Sent) => {
    const teller = { staffId: staffOf(request).staff.id, ip: request.ip };
    const outcome = await tellOrder(services, teller, orderNo, sent);
    if (!outcome.ok) return answerRefusal(reply as Telling, outcome);
    return ok({ fact: outcome.fact.id, is_old: outcome.isOld });
  };

  app.route({
    ...routeOf(studioOrder.read),
    handler: async ({ params }, reply) => {
      const read = await readStaffOrder(services, params.order_no);
      return read.ok ? ok(wholeOrder(read.found)) : answerRefusal(reply, read);
    },
  });

  app.route({
    ...routeOf(studioOrder.amend),
    handler: async ({ params: { order_no: orderNo, line }, query }, reply) => {
      const typed = Object.fromEntries(Object.entries(query).filter(([, said]) => said !== undefined));
      const made = await workOutAmendment(services, orderNo, line, typed);
      return made.ok ? ok(made.worked) : answerRefusal(reply, made);
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
