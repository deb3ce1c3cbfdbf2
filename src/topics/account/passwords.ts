import { randomUUID } from "node:crypto";
import type { PasswordChange } from "#domain/account/forms.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { hashPassword, verifyPassword } from "#platform/auth/passwords.ts";
import { digest, newTemporaryPassword, sameText, temporaryPasswordDigest } from "#platform/auth/tokens.ts";
import {
  changeCustomerPassword,
  findCustomerByEmail,
  lockCustomer,
  setTemporaryPassword,
} from "#topics/person/customers.ts";
import { endSessionsOf, findSession } from "#topics/person/sessions.ts";
import type { Transaction } from "#platform/db/database.ts";
import { passwordChangedEmail, temporaryPasswordEmail } from "./account-emails.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { type Caller, type Current, signedInCustomer } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { startSession } from "./start-session.ts";
import type { SignedIn } from "./sign-up.ts";
import { sendCodeMailQueue, temporaryPasswordQueue, unknownAddressQueue } from "#platform/jobs/queues.ts";

async function isOldPassword({ customer, session }: Current, typed: string): Promise<boolean> {
  const isKept = await verifyPassword(customer.passwordHash, typed);
  const temporary = session.temporaryPasswordHash;
  return isKept || (temporary !== null && sameText(temporaryPasswordDigest(typed), temporary));
}

/** A temporary password went through a mailbox: it must not become the lasting one, used or not. */
function isTemporaryPassword({ customer, session }: Current, typed: string): boolean {
  const hash = temporaryPasswordDigest(typed);
  return [session.temporaryPasswordHash, customer.temporaryPasswordHash].some(
    (temporary) => temporary !== null && sameText(hash, temporary),
  );
}

/**
 * Whether the session, and the password that was compared, still hold: comparing takes long, and another browser may have
 * changed the password meanwhile. Nobody changes it from here to the end of the transaction.
 */
async function overtaken(
  tx: Transaction,
  caller: Caller,
  { customer }: Current,
): Promise<Refusal<"old-password-incorrect" | "sign-in-first"> | null> {
  const now = await lockCustomer(tx, customer.id);
  const open = caller.sessionToken === null ? null : await findSession(tx, digest(caller.sessionToken));
  if (!open) return refuse("sign-in-first");
  return now?.passwordHash === customer.passwordHash
    ? null
    : refuse("old-password-incorrect", "old_password");
}

/** Changes the password: every session ends, this browser gets a new one, and the customer is told by mail. */
export async function changePassword(
  services: Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs">,
  caller: Caller,
  typed: PasswordChange,
): Promise<
  SignedIn | Refusal<"old-password-incorrect" | "password-temporary" | "sign-in-first" | "too-many-tries">
> {
  const { db, jobs } = services;
  const current = await signedInCustomer(services, caller);
  if (!current.ok) return current;
  const { customer } = current;
  const over = await consumeRateLimit(services, "changePassword", {
    ip: caller.ip,
    identifier: String(customer.id),
  });
  if (over) return over;
  if (!(await isOldPassword(current, typed.old_password)))
    return refuse("old-password-incorrect", "old_password");
  if (isTemporaryPassword(current, typed.new_password)) return refuse("password-temporary", "new_password");
  const passwordHash = await hashPassword(typed.new_password);
  return db.transaction(async (tx) => {
    const refusal = await overtaken(tx, caller, current);
    if (refusal) return refusal;
    await changeCustomerPassword(tx, customer.id, passwordHash);
    await endSessionsOf(tx, customer.id);
    await queueEmail(tx, jobs, {
      cause: `password-changed:${randomUUID()}`,
      recipient: customer.email,
      email: passwordChangedEmail(services, customer.firstName),
    });
    return { ok: true, sessionToken: await startSession(tx, caller, customer.id) };
  });
}

/**
 * Promises a temporary password if the address has an account. The same statements run for every address, down to the
 * row that is written, so the answer and its duration are the same; an unknown address gives nobody anything to do. Past
 * the limit nothing is promised.
 */
export async function forgotPassword(
  services: Pick<Services, "config" | "db" | "jobs">,
  { ip }: Caller,
  email: string,
): Promise<void> {
  if (await consumeRateLimit(services, "forgotPassword", { ip, identifier: email })) return;
  const { db, jobs } = services;
  await db.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    await jobs.add(tx, customer ? temporaryPasswordQueue : unknownAddressQueue, { email });
  });
}

/** Puts a temporary password beside the real one and mails it, once for each request; an account that is gone by then gets nothing. */
export async function issueTemporaryPassword(
  services: Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs">,
  email: string,
  requestId: string,
): Promise<void> {
  const { db, jobs } = services;
  return db.transaction(async (tx) => {
    const customer = await findCustomerByEmail(tx, email);
    if (!customer) return;
    const password = newTemporaryPassword();
    const mailId = await queueEmail(tx, jobs, {
      cause: `temporary-password:${requestId}`,
      recipient: email,
      queue: sendCodeMailQueue,
      email: temporaryPasswordEmail(services, customer.firstName, password),
    });
    if (mailId === null) return;
    await setTemporaryPassword(tx, customer.id, { hash: temporaryPasswordDigest(password), mailId });
  });
}
