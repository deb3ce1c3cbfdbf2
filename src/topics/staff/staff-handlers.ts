import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { failure, ok } from "#contract/envelope.ts";
import { staff } from "#contract/studio/staff.ts";
import {
  changeStaffRole,
  inviteStaff,
  letStaffLeave,
  listStaff,
  withdrawInvitation,
} from "./change-staff.ts";
import type { Services } from "#topics/services.ts";
import type { App } from "#platform/http/app.types.ts";
import { answerRefusal } from "#topics/answer-refusal.ts";
import { routeOf } from "#platform/http/route-of.ts";
import { staffOf } from "./gate.ts";
import { audit } from "#contract/studio/audit.ts";
import { readAudit } from "./read-audit.ts";
import { generalFailures } from "#contract/failures/general-failures.ts";
import { changes } from "#contract/studio/changes.ts";
import { followChanges } from "./follow-changes.ts";
import { ownAccount } from "#contract/studio/own-account.ts";
import { addPasskey, beginPasskey, removePasskey } from "./passkey.ts";
import { factorsOf, makeRecoveryCodes } from "./second-factors.ts";
import { addTimeCode, beginTimeCode } from "./time-code.ts";
import type { Entering } from "./entry-to-wire.ts";

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

/** What was changed, and by whom. */
export function registerAudit(app: App, services: Services): void {
  app.route({
    ...routeOf(audit.list),
    handler: async (request) => {
      const { entries, hasMore, people } = await readAudit(services, request.query);
      return ok({
        people,
        entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
        has_more: hasMore,
      });
    },
  });
}

/** Lines that are open at once, in all and of one person. */
const MOST_LINES = 200;
const MOST_OF_ONE = 20;
const { status, message } = generalFailures.busy;

/** A connection that is kept after it would hold up a server that closes. */
function sendLine(reply: FastifyReply, line: Readable): FastifyReply {
  return reply
    .type("text/event-stream; charset=utf-8")
    .headers({ "x-accel-buffering": "no", connection: "close" })
    .send(line);
}

/** What changes, to browsers that stay on the line. */
export function registerChanges(app: App, services: Services): void {
  const open = new Map<Readable, number>();
  // They would hold up a server that closes until it cuts them off.
  app.addHook("preClose", async () => {
    for (const line of open.keys()) line.push(null);
  });
  app.route({
    ...routeOf(changes.follow),
    // An answer without a body would keep its line open.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const at = staffOf(request);
      const ofThem = [...open.values()].filter((id) => id === at.staff.id).length;
      if (open.size >= MOST_LINES || ofThem >= MOST_OF_ONE)
        return reply.code(status).header("retry-after", "10").send(failure(status, message));
      const line = followChanges(services, at);
      open.set(line, at.staff.id);
      line.once("close", () => open.delete(line));
      return sendLine(reply, line);
    },
  });
}

/** Passkeys of one's own. */
function registerOwnPasskeys(app: App, services: Services, { enter }: Entering): void {
  app.route({
    ...routeOf(ownAccount.beginPasskey),
    handler: async (request, reply) => {
      const outcome = await beginPasskey(services, staffOf(request));
      return outcome.ok ? ok({ ...outcome.options }) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(ownAccount.addPasskey),
    handler: async (request, reply) => {
      const outcome = await addPasskey(services, request.ip, staffOf(request), request.body);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });

  app.route({
    ...routeOf(ownAccount.removePasskey),
    handler: async (request, reply) => {
      const outcome = await removePasskey(services, staffOf(request), request.params.id);
      return outcome.ok ? ok({}) : answerRefusal(reply, outcome);
    },
  });
}

/** The time code of one's own app. */
function registerOwnTimeCode(app: App, services: Services, { enter }: Entering): void {
  app.route({
    ...routeOf(ownAccount.beginTimeCode),
    handler: async (request, reply) => {
      const outcome = await beginTimeCode(services, staffOf(request));
      if (!outcome.ok) return answerRefusal(reply, outcome);
      const { secret, address } = outcome;
      return ok({ secret, address });
    },
  });

  app.route({
    ...routeOf(ownAccount.addTimeCode),
    handler: async (request, reply) => {
      const outcome = await addTimeCode(services, request.ip, staffOf(request), request.body.code);
      return outcome.ok ? enter(reply, outcome, request) : answerRefusal(reply, outcome);
    },
  });
}

/** What somebody changes of their own sign-in. */
export function registerOwnAccount(app: App, services: Services, entering: Entering): void {
  registerOwnPasskeys(app, services, entering);
  registerOwnTimeCode(app, services, entering);

  app.route({
    ...routeOf(ownAccount.factors),
    handler: async (request) => {
      const { timeCode, passkeys, recoveryCodes } = await factorsOf(services.db, staffOf(request).staff.id);
      return ok({
        time_code: timeCode,
        passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
          id,
          name,
          added: addedAt.toISOString(),
          used: usedAt?.toISOString() ?? null,
        })),
        recovery_codes: recoveryCodes,
      });
    },
  });

  app.route({
    ...routeOf(ownAccount.makeRecoveryCodes),
    handler: async (request, reply) => {
      const outcome = await makeRecoveryCodes(services, staffOf(request));
      return outcome.ok ? ok({ codes: outcome.codes }) : answerRefusal(reply, outcome);
    },
  });
}
