import { randomUUID } from "node:crypto";
import { keyed, newCode, digest } from "#platform/auth/tokens.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { verificationCodeEmail } from "./account-emails.ts";
import { mayResend } from "#domain/account/verification-code.ts";
import { lockRegistration, replaceCode } from "./registrations-rows.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";

export interface IssuedCode {
  readonly codeHash: string;
  readonly codeMailId: string | null;
}

/** What is kept of a code: it only fits the registration it was made for. */
export function codeHashOf(secretKey: string, registrationId: string, code: string): string {
  return keyed(secretKey, "code", `${registrationId}:${code}`);
}

/** The cookie of a registration; the same whenever it is made, so that a repeated request gets the same one. */
export function registrationTokenOf(secretKey: string, registrationId: string): string {
  return keyed(secretKey, "registration", registrationId);
}

/** Draws a code for a registration and promises its mail. */
export async function issueCode(
  tx: Transaction,
  { jobs, config }: Pick<Services, "jobs" | "config">,
  { id, email, firstName }: { readonly id: string; readonly email: string; readonly firstName: string },
): Promise<IssuedCode> {
  const code = newCode();
  const codeMailId = await queueEmail(tx, jobs, {
    cause: `verification-code:${randomUUID()}`,
    recipient: email,
    email: verificationCodeEmail(firstName, code),
  });
  return { codeHash: codeHashOf(config.secretKey, id, code), codeMailId };
}

/** Mails another code for the registration this browser began; too soon, too often or for none, nothing happens. */
export async function sendVerificationCode(
  services: Pick<Services, "config" | "db" | "jobs">,
  caller: Caller,
  email: string,
): Promise<void> {
  const { registrationToken, ip } = caller;
  if (registrationToken === null) return;
  if (await consumeRateLimit(services, "sendCode", { ip, identifier: email })) return;
  await services.db.transaction(async (tx) => {
    const pending = await lockRegistration(tx, digest(registrationToken));
    if (!pending || pending.email !== email) return;
    if (!mayResend(pending.codeAskedAt.getTime(), pending.now)) return;
    await replaceCode(tx, pending.id, await issueCode(tx, services, pending));
  });
}
