import { ok } from "#contract/envelope.ts";
import { customerData } from "#contract/studio/customer-data.ts";
import { readCustomerRef } from "#domain/studio/customer-list.ts";
import type { Services } from "#server/services/services.ts";
import { eraseCustomer } from "#server/services/studio-customers/erase-customer.ts";
import { exportCustomer } from "#server/services/studio-customers/export-customer.ts";
import { answerRefusal } from "../../answer-refusal.ts";
import type { App } from "../../app.types.ts";
import { routeOf } from "../../route-of.ts";
import { staffOf } from "../gate.ts";

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
