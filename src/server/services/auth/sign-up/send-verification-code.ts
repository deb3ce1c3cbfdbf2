import { mayResend } from "#domain/account/verification-code.ts";
import { digest } from "#server/auth/tokens.ts";
import { lockRegistration, replaceCode } from "#server/db/account/registrations.ts";
import type { Services } from "../../services.ts";
import type { Caller } from "../../caller.ts";
import { issueCode } from "./issue-code.ts";
import { consumeRateLimit } from "../../consume-rate-limit.ts";

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
