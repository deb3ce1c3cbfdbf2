import { ok } from "#contract/envelope.ts";
import { staff } from "#contract/studio/staff.ts";
import { changeStaffRole, letStaffLeave } from "./change-staff.ts";
import { inviteStaff, withdrawInvitation } from "./invite-staff.ts";
import { listStaff } from "./list-staff.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "./gate.ts";

async function staffToWire(services: Services) {
  const { rows, invitations } = await listStaff(services);
  return {
    staff: rows.map(({ joinedAt, seenAt, ...row }) => ({
      ...row,
      joined: joinedAt.toISOString(),
      seen: seenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ email, name, role, endsAt }) => ({
      email,
      name,
      role,
      ends: endsAt.toISOString(),
    })),
  };
}

/** Who works here. */
export function registerStaff(app: App, services: Services): void {
  app.route({ ...routeOf(staff.list), handler: async () => ok(await staffToWire(services)) });

  app.route({
    ...routeOf(staff.invite),
    handler: async (request, reply) => {
      const outcome = await inviteStaff(services, staffOf(request), request.body);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(staff.withdraw),
    handler: async (request) => {
      await withdrawInvitation(services, staffOf(request), request.body.email);
      return ok({});
    },
  });

  app.route({
    ...routeOf(staff.changeRole),
    handler: async (request, reply) => {
      const { role, was } = request.body;
      const outcome = await changeStaffRole(services, staffOf(request), { ...request.params, was }, role);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(staff.leave),
    handler: async (request, reply) => {
      const seen = { ...request.params, ...request.body };
      const outcome = await letStaffLeave(services, staffOf(request), seen);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}
