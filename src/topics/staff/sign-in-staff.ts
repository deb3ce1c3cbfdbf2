import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { verifyPassword } from "#platform/auth/passwords.ts";
import { findStaffByEmail, lockStaff } from "./staff.ts";
import { consumeRateLimit, refundRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { factorsOf, hasFactor } from "./second-factors.ts";
import { type CameFurther, openStaffSession } from "./open-staff-session.ts";

interface Typed {
  readonly email: string;
  readonly password: string;
}

/**
 * Takes a password of the staff; the second factor comes next, or is set up where there is none yet (decision 238). One answer and
 * one duration for a wrong password and an address that nobody here has.
 */
export async function signInStaff(
  services: Pick<Services, "config" | "db">,
  ip: string,
  { email, password }: Typed,
): Promise<CameFurther | Refusal<"staff-sign-in-failed" | "too-many-tries">> {
  const tried = { ip, identifier: email };
  const refused = await consumeRateLimit(services, "staffSignIn", tried);
  if (refused) return refused;
  const found = await findStaffByEmail(services.db, email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, password);
  if (!isRight || !found) return refuseStaff("staff-sign-in-failed");
  await refundRateLimit(services, "staffSignIn", tried);
  return services.db.transaction(async (tx) => {
    const staff = await lockStaff(tx, found.id);
    if (staff?.passwordHash !== found.passwordHash) return refuseStaff("staff-sign-in-failed");
    const stage = hasFactor(await factorsOf(tx, staff.id)) ? "second-factor" : "set-up";
    return openStaffSession(tx, staff.id, stage);
  });
}
