import { randomInt } from "node:crypto";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import {
  countRecoveryCodes,
  findTimeCode,
  listPasskeys,
  replaceRecoveryCodes,
  type StaffPasskey,
  takeRecoveryCode,
} from "./staff-rows.ts";
import { confirmStaffSession, type StaffAtWork } from "./staff-sessions.ts";
import { lockStaff } from "./staff.ts";
import type { Queries } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { type CameFurther, finishSignIn } from "./open-staff-session.ts";
import { recoveryCodeRules } from "#domain/studio/staff-rules.ts";
import { keyed } from "#platform/auth/tokens.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { consumeRateLimit, refundRateLimit } from "#topics/person/consume-rate-limit.ts";

/** What somebody can confirm a sign-in with. */
export interface StaffFactors {
  readonly timeCode: boolean;
  readonly passkeys: readonly StaffPasskey[];
  /** How many are left. */
  readonly recoveryCodes: number;
}

export async function factorsOf(db: Queries, staffId: number): Promise<StaffFactors> {
  return {
    timeCode: (await findTimeCode(db, staffId)) !== null,
    passkeys: await listPasskeys(db, staffId),
    recoveryCodes: await countRecoveryCodes(db, staffId),
  };
}

/** Whether somebody has a second factor; codes for emergencies are none. */
export function hasFactor({ timeCode, passkeys }: Pick<StaffFactors, "timeCode" | "passkeys">): boolean {
  return timeCode || passkeys.length > 0;
}

/** Why somebody may not add a second factor here and now; null where they may: setting up, or signed in and not idle. */
export function factorHindrance({
  session,
  wasIdle,
}: StaffAtWork): Refusal<"staff-sign-in-first" | "staff-confirm-first"> | null {
  if (session.stage === "second-factor") return refuseStaff("staff-sign-in-first");
  return session.stage === "open" && wasIdle ? refuseStaff("staff-confirm-first") : null;
}

/** The second factor was right: signs in who waited for it, or knows again who was idle. */
export async function acceptFactor(
  { db }: Pick<Services, "db">,
  at: StaffAtWork,
): Promise<CameFurther | { readonly ok: true } | Refusal<"staff-sign-in-first">> {
  if (at.session.stage === "open") {
    await confirmStaffSession(db, at.session.tokenHash);
    return { ok: true };
  }
  return db.transaction(async (tx) => {
    const staff = await lockStaff(tx, at.staff.id);
    if (staff?.passwordHash !== at.staff.passwordHash) return refuseStaff("staff-sign-in-first");
    return finishSignIn(tx, at);
  });
}

type Needs = Pick<Services, "config" | "db">;

const { codes: howMany, characters, letters } = recoveryCodeRules;

function newRecoveryCode(): string {
  return Array.from({ length: characters }, () => letters[randomInt(letters.length)]).join("");
}

function hashOf({ config }: Pick<Services, "config">, staffId: number, code: string): string {
  return keyed(config.secretKey, "recovery-code", `${staffId}:${code}`);
}

/** "ABCDE-FGHJK": how a code is written on paper. */
function onPaper(code: string): string {
  return `${code.slice(0, characters / 2)}-${code.slice(characters / 2)}`;
}

/** Ten new codes in the place of those before; they are told this once. */
export async function makeRecoveryCodes(
  services: Needs,
  at: StaffAtWork,
): Promise<
  | { readonly ok: true; readonly codes: readonly string[] }
  | Refusal<"staff-sign-in-first" | "staff-confirm-first">
> {
  const refused = factorHindrance(at);
  if (refused) return refused;
  const staffId = at.staff.id;
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  await services.db.transaction(async (tx) => {
    await replaceRecoveryCodes(
      tx,
      staffId,
      codes.map((code) => hashOf(services, staffId, code)),
    );
    await writeAudit(tx, { staffId, action: "recovery-codes.made", target: `staff ${staffId}` });
  });
  return { ok: true, codes: codes.map(onPaper) };
}

/** Confirms a sign-in by a code on paper, however it is typed; it is used up. */
export async function giveRecoveryCode(
  services: Needs,
  ip: string,
  at: StaffAtWork,
  typed: string,
): Promise<
  CameFurther | { readonly ok: true } | Refusal<"staff-sign-in-first" | "staff-code-wrong" | "too-many-tries">
> {
  const tried = { ip, identifier: String(at.staff.id) };
  const refused = await consumeRateLimit(services, "staffFactor", tried);
  if (refused) return refused;
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  if (!(await takeRecoveryCode(services.db, at.staff.id, hashOf(services, at.staff.id, code))))
    return refuseStaff("staff-code-wrong", "code");
  await refundRateLimit(services, "staffFactor", tried);
  return acceptFactor(services, at);
}
