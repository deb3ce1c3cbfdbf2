import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { seal, unseal } from "#platform/auth/sealed-text.ts";
import { writeAudit } from "#platform/db/audit.ts";
import { findTimeCode, putTimeCode, takeTimeStep } from "./staff-rows.ts";
import { keepNewTimeCode, type StaffAtWork } from "./staff-sessions.ts";
import { lockStaff } from "./staff.ts";
import { consumeRateLimit, refundRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import { type CameFurther, finishSignIn } from "./open-staff-session.ts";
import { acceptFactor, factorHindrance } from "./second-factors.ts";

type Needs = Pick<Services, "config" | "db">;

const purpose = "time-code";

/** The half minute a code belongs to, now or the one before and after `lastStep`; null where it is none of them. */
async function stepOf(secret: string, code: string, lastStep: number): Promise<number | null> {
  const { verify } = await import("otplib");
  const result = await verify({
    secret,
    token: code,
    epochTolerance: [30, 0],
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}

/** A new secret for an app; it counts once a code of it was given. */
export async function beginTimeCode(
  { db, config }: Needs,
  at: StaffAtWork,
): Promise<
  | { readonly ok: true; readonly secret: string; readonly address: string }
  | Refusal<"staff-sign-in-first" | "staff-confirm-first">
> {
  const refused = factorHindrance(at);
  if (refused) return refused;
  const { generateSecret, generateURI } = await import("otplib");
  const secret = generateSecret();
  await keepNewTimeCode(db, at.session.tokenHash, seal(config.secretKey, purpose, secret));
  const issuer = `Kisscut ${new URL(config.studioOrigin).hostname}`;
  return { ok: true, secret, address: generateURI({ issuer, label: at.staff.email, secret }) };
}

type Wrong = Refusal<"staff-sign-in-first" | "staff-confirm-first" | "staff-code-wrong" | "too-many-tries">;

/** Keeps the secret that a first code was given of; who set it up is signed in. */
export async function addTimeCode(
  services: Needs,
  ip: string,
  at: StaffAtWork,
  code: string,
): Promise<CameFurther | { readonly ok: true } | Wrong> {
  const { staff, session } = at;
  const refused =
    factorHindrance(at) ??
    (await consumeRateLimit(services, "staffFactor", { ip, identifier: String(staff.id) }));
  if (refused) return refused;
  const sealed = session.newTimeCode;
  const secret = sealed === null ? null : unseal(services.config.secretKey, purpose, sealed);
  const step = secret === null ? null : await stepOf(secret, code, 0);
  if (sealed === null || step === null) return refuseStaff("staff-code-wrong", "code");
  return services.db.transaction(async (tx) => {
    const locked = await lockStaff(tx, staff.id);
    if (locked?.passwordHash !== staff.passwordHash) return refuseStaff("staff-sign-in-first");
    await putTimeCode(tx, { staffId: staff.id, secret: sealed, lastStep: step });
    await writeAudit(tx, { staffId: staff.id, action: "time-code.added", target: `staff ${staff.id}` });
    return session.stage === "set-up" ? finishSignIn(tx, at) : { ok: true };
  });
}

async function isRightCode({ db, config }: Needs, staffId: number, code: string): Promise<boolean> {
  const kept = await findTimeCode(db, staffId);
  const secret = kept === null ? null : unseal(config.secretKey, purpose, kept.secret);
  if (kept === null || secret === null) return false;
  const step = await stepOf(secret, code, kept.lastStep);
  return step !== null && (await takeTimeStep(db, kept, step));
}

/** Confirms a sign-in, or that it is still the same person, by a code that was not used before. */
export async function giveTimeCode(
  services: Needs,
  ip: string,
  at: StaffAtWork,
  code: string,
): Promise<
  CameFurther | { readonly ok: true } | Refusal<"staff-sign-in-first" | "staff-code-wrong" | "too-many-tries">
> {
  const tried = { ip, identifier: String(at.staff.id) };
  const refused = await consumeRateLimit(services, "staffFactor", tried);
  if (refused) return refused;
  if (!(await isRightCode(services, at.staff.id, code))) return refuseStaff("staff-code-wrong", "code");
  await refundRateLimit(services, "staffFactor", tried);
  return acceptFactor(services, at);
}
