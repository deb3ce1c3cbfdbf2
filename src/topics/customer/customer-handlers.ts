import { ok } from "#contract/envelope.ts";
import { customer } from "#contract/studio/customer.ts";
import { toCents } from "#domain/money.ts";
import { readCustomerRef } from "#domain/studio/customer-list.ts";
import type { Services } from "#topics/services.ts";
import { enterPointsAsStaff } from "./enter-points.ts";
import { readCustomer } from "./read-customer.ts";
import { setCustomerCredit } from "./set-customer-credit.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";
import { customerToWire } from "./customer-to-wire.ts";

/** One customer of the shop, and what is changed of theirs. */
export function registerCustomer(app: App, services: Services): void {
  app.route({
    ...routeOf(customer.read),
    handler: async ({ params }, reply) => {
      const read = await readCustomer(services, readCustomerRef(params.ref));
      return read.ok ? ok(customerToWire(read.page)) : answerRefusal(reply, read);
    },
  });

  app.route({
    ...routeOf(customer.enterPoints),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const entered = await enterPointsAsStaff(services, staff.id, request.params.id, request.body);
      return entered.ok ? ok({ balance: entered.balance }) : answerRefusal(reply, entered);
    },
  });

  app.route({
    ...routeOf(customer.setCredit),
    handler: async (request, reply) => {
      const { was, ...typed } = request.body;
      const sent = { ...typed, was: { limit: toCents(was.limit), days: was.days } };
      const { staff } = staffOf(request);
      const set = await setCustomerCredit(services, staff.id, request.params.id, sent);
      return set.ok ? ok({}) : answerRefusal(reply, set);
    },
  });
}
