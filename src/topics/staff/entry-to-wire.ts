import type { FastifyReply, FastifyRequest } from "fastify";
import { ok } from "#contract/envelope.ts";
import { permissionsOf } from "#domain/studio/permissions.ts";
import { type Admitted, admitStaff } from "./sign-in-staff.ts";
import type { CameFurther } from "./open-staff-session.ts";
import { factorsOf } from "./second-factors.ts";
import type { Services } from "#topics/services.ts";
import { staffOf } from "./gate.ts";
import type { StaffCookie } from "./staff-cookie.ts";

/** Who sits there, as the studio's pages know them. */
async function entryToWire({ db }: Services, { staff, session }: Admitted["at"]) {
  const { id, name, email, role } = staff;
  const { timeCode, passkeys, recoveryCodes } = await factorsOf(db, id);
  return {
    stage: session.stage,
    staff: { id, name, email, role },
    permissions: session.stage === "open" ? [...permissionsOf(role)] : [],
    factors: { time_code: timeCode, passkeys: passkeys.length, recovery_codes: recoveryCodes },
  };
}

/** What calls answer by which somebody comes further. */
export function createEntering(services: Services, cookie: StaffCookie) {
  const entryOf = (at: Admitted["at"]) => entryToWire(services, at);
  /** Answers who sits there now; with a new cookie where the session is a new one, else it is still that of the request. */
  const enter = async (
    reply: FastifyReply,
    outcome: CameFurther | { readonly ok: true },
    request?: FastifyRequest,
  ) => {
    if (!("sessionToken" in outcome)) {
      if (!request) throw new Error("Nobody has entered.");
      return ok(await entryOf(staffOf(request)));
    }
    const entered = await admitStaff(services, outcome.sessionToken, "password");
    if (!entered.ok) throw new Error("A session that was opened is not there.");
    cookie.set(reply, outcome.sessionToken);
    return ok(await entryOf(entered.at));
  };
  return { cookie, entryOf, enter };
}

export type Entering = ReturnType<typeof createEntering>;
