import type { Verification } from "#domain/account/forms.ts";
import { registrationReward } from "#domain/account/points.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { isCodeAlive } from "#domain/account/verification-code.ts";
import { digest, sameText } from "#platform/auth/tokens.ts";
import { addCustomer, findCustomerByEmail } from "#topics/person/customers.ts";
import { enterPoints } from "#topics/person/points.ts";
import {
  countWrongCode,
  endOtherRegistrations,
  lockRegistration,
  type PendingRegistration,
  type RegistrationRow,
} from "./registrations-rows.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { welcomeEmail } from "./account-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";
import { codeHashOf } from "./verification-code.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { startSession, startVerifiedSession } from "./start-session.ts";

export interface SignedIn {
  readonly ok: true;
  readonly sessionToken: string;
}

/** The account this very registration made: the answer with its session was lost, and the code is sent again. */
async function resumeVerified(
  tx: Transaction,
  caller: Caller,
  { email, passwordHash }: RegistrationRow,
): Promise<SignedIn | Refusal<"email-used">> {
  const customer = await findCustomerByEmail(tx, email);
  const sessionToken = customer && (await startVerifiedSession(tx, caller, customer.id, passwordHash));
  return sessionToken === null ? refuse("email-used", "email") : { ok: true, sessionToken };
}

/** Makes the account: customer, points, welcome mail and session, all or nothing. */
async function openAccount(
  tx: Transaction,
  { jobs, config }: Pick<Services, "jobs" | "config">,
  caller: Caller,
  pending: PendingRegistration,
): Promise<SignedIn | Refusal<"email-used">> {
  const { email, firstName, lastName, passwordHash } = pending;
  const customer = await addCustomer(tx, { email, firstName, lastName, passwordHash });
  if (!customer) return resumeVerified(tx, caller, pending);
  await endOtherRegistrations(tx, pending);
  await enterPoints(tx, customer.id, registrationReward);
  await queueEmail(tx, jobs, {
    cause: `welcome:${customer.id}`,
    recipient: email,
    email: welcomeEmail(firstName, config.shopOrigin),
  });
  return { ok: true, sessionToken: await startSession(tx, caller, customer.id) };
}

/** Verifies the address of the registration this browser began, and signs the new member in. */
export async function verify(
  services: Pick<Services, "config" | "db" | "jobs">,
  caller: Caller,
  { email, code }: Verification,
): Promise<SignedIn | Refusal<"code-expired" | "code-incorrect" | "email-used" | "too-many-tries">> {
  const over = await consumeRateLimit(services, "verify", caller);
  if (over) return over;
  const { registrationToken } = caller;
  if (registrationToken === null) return refuse("code-expired", "code");
  return services.db.transaction(async (tx) => {
    const pending = await lockRegistration(tx, digest(registrationToken));
    if (!pending || pending.email !== email) return refuse("code-expired", "code");
    const { codeSentAt, attempts, now } = pending;
    if (!isCodeAlive({ sentAt: codeSentAt, attempts }, now)) return refuse("code-expired", "code");
    if (sameText(codeHashOf(services.config.secretKey, pending.id, code), pending.codeHash))
      return openAccount(tx, services, caller, pending);
    await countWrongCode(tx, pending.id);
    return refuse("code-incorrect", "code");
  });
}
