import { ok } from "#contract/envelope.ts";
import { today } from "#contract/studio/orders.ts";
import { mayStaff } from "#domain/studio/permissions.ts";
import { readToday } from "./read-today.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "#topics/staff/gate.ts";

/** What waits for a person. */
export function registerToday(app: App, services: Services): void {
  app.route({
    ...routeOf(today.read),
    handler: async (request) => {
      const { role } = staffOf(request).staff;
      const { date, tasks, atRisk, counts } = await readToday(services, request.query.kind ?? null, {
        decidesReviews: mayStaff(role, "reviews.decide"),
        mendsWork: mayStaff(role, "state.work"),
        answersQuestions: mayStaff(role, "questions.answer"),
      });
      return ok({
        date,
        at_risk: atRisk,
        counts: [...counts],
        tasks: tasks.map(({ since, order, requestNo, ...task }) => ({
          ...task,
          since: new Date(since).toISOString(),
          request_no: requestNo,
          order: order && {
            order_no: order.orderNo,
            customer: `${order.firstName} ${order.lastName}`,
            items: [...order.titles],
          },
        })),
      });
    },
  });
}
