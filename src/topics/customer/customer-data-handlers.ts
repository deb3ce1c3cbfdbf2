import { ok } from "#contract/envelope.ts";
import { customerData } from "#contract/studio/customer-data.ts";
import { readCustomerRef } from "#domain/studio/customer-list.ts";
import type { Services } from "#topics/services.ts";
import { eraseCustomer } from "./erase-customer.ts";
import { exportCustomer } from "./export-customer.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** What is kept about somebody: taken along, or erased. */
export function registerCustomerData(app: App, services: Services): void {
  app.route({
    ...routeOf(customerData.exportData),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const read = await exportCustomer(services, staff.id, readCustomerRef(request.params.ref));
      if (!read.ok) return answerRefusal(reply, read);
      return ok({ tables: read.rows });
    },
  });

  app.route({
    ...routeOf(customerData.erase),
    handler: async (request, reply) => {
      const { staff } = staffOf(request);
      const ref = readCustomerRef(request.params.ref);
      const erased = await eraseCustomer(services, staff.id, ref, request.body.email);
      return erased.ok ? ok({ kept_orders: erased.keptOrders }) : answerRefusal(reply, erased);
    },
  });
}
