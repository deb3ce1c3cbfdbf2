import { randomUUID } from "node:crypto";
import type { Registration as Typed, Verification } from "#domain/account/forms.ts";
import { registrationReward } from "#domain/account/points.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { isCodeAlive, mayResend } from "#domain/account/verification-code.ts";
import { digest, keyed, newCode, newToken, sameText } from "#platform/auth/tokens.ts";
import { addCustomer, findCustomerByEmail } from "#topics/person/customers.ts";
import { enterPoints } from "#topics/person/points.ts";
import {
  addRegistration,
  countWrongCode,
  endOtherRegistrations,
  findRegistrationByEmail,
  lockRegistration,
  lockRegistrationsOf,
  type PendingRegistration,
  type RegistrationRow,
  renameRegistration,
  replaceCode,
} from "./account-rows.ts";
import type { Transaction } from "#platform/db/database.ts";
import { verificationCodeEmail, welcomeEmail } from "./account-emails.ts";
import { sendCodeMailQueue } from "#platform/jobs/queues.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { startSession, startVerifiedSession } from "./start-session.ts";
import { hashPassword, verifyPassword } from "#platform/auth/passwords.ts";
import { isDisposable } from "#platform/mail/disposable.ts";

/** What a mail about an account is written with. */
export type MailNeeds = Pick<Services, "catalogue" | "config" | "content" | "jobs">;

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
  services: MailNeeds,
  caller: Caller,
  pending: PendingRegistration,
): Promise<SignedIn | Refusal<"email-used">> {
  const { email, firstName, lastName, passwordHash } = pending;
  const customer = await addCustomer(tx, { email, firstName, lastName, passwordHash });
  if (!customer) return resumeVerified(tx, caller, pending);
  await endOtherRegistrations(tx, pending);
  await enterPoints(tx, customer.id, registrationReward);
  await queueEmail(tx, services.jobs, {
    cause: `welcome:${customer.id}`,
    recipient: email,
    email: welcomeEmail(services, firstName),
  });
  return { ok: true, sessionToken: await startSession(tx, caller, customer.id) };
}

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
  services: MailNeeds,
  { id, email, firstName }: { readonly id: string; readonly email: string; readonly firstName: string },
): Promise<IssuedCode> {
  const code = newCode();
  const codeMailId = await queueEmail(tx, services.jobs, {
    cause: `verification-code:${randomUUID()}`,
    recipient: email,
    queue: sendCodeMailQueue,
    email: verificationCodeEmail(services, firstName, code),
  });
  return { codeHash: codeHashOf(services.config.secretKey, id, code), codeMailId };
}

/** Mails another code for the registration this browser began; too soon, too often or for none, nothing happens. */
export async function sendVerificationCode(
  services: MailNeeds & Pick<Services, "db">,
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

/** Verifies the address of the registration this browser began, and signs the new member in. */
export async function verify(
  services: MailNeeds & Pick<Services, "db">,
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

interface Registered {
  readonly ok: true;
  readonly email: string;
  readonly registrationToken: string;
}

async function refusalFor(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  email: string,
): Promise<Refusal<"email-disposable" | "email-used" | "too-many-tries"> | null> {
  const over =
    (await consumeRateLimit(services, "register", caller)) ??
    (await consumeRateLimit(services, "emailCheck", caller));
  if (over) return over;
  if (await isDisposable(email)) return refuse("email-disposable", "email");
  return (await findCustomerByEmail(services.db, email)) ? refuse("email-used", "email") : null;
}

/** Stores a registration that waits for its code. Past the limit of mails no mail is made, and the code is nobody's. */
async function begin(
  tx: Transaction,
  services: MailNeeds,
  typed: Typed,
  { passwordHash, mayMail }: { readonly passwordHash: string; readonly mayMail: boolean },
): Promise<string> {
  const id = randomUUID();
  const person = { id, email: typed.email, firstName: typed.first_name, lastName: typed.last_name };
  const code: IssuedCode = mayMail
    ? await issueCode(tx, services, person)
    : { codeHash: newToken(), codeMailId: null };
  const tokenHash = digest(registrationTokenOf(services.config.secretKey, id));
  await addRegistration(tx, { ...person, passwordHash, tokenHash, ...code });
  return id;
}

/** The same person again (a double click, a lost answer): the registration goes on, with another code after a minute. */
async function goOn(
  tx: Transaction,
  services: MailNeeds,
  typed: Typed,
  mayMail: boolean,
): Promise<string | null> {
  const pending = await findRegistrationByEmail(tx, typed.email);
  if (!pending || !(await verifyPassword(pending.passwordHash, typed.password))) return null;
  const person = { ...pending, firstName: typed.first_name, lastName: typed.last_name };
  await renameRegistration(tx, pending.id, person);
  if (mayMail && mayResend(pending.codeAskedAt.getTime(), Date.now()))
    await replaceCode(tx, pending.id, await issueCode(tx, services, person));
  return pending.id;
}

/** Begins a registration and mails its code; there is no account before the code was typed in the same browser (decision 029). */
export async function register(
  services: MailNeeds & Pick<Services, "db">,
  caller: Caller,
  typed: Typed,
): Promise<Registered | Refusal<"email-disposable" | "email-used" | "too-many-tries">> {
  const { email, password } = typed;
  const refusal = await refusalFor(services, caller, email);
  if (refusal) return refusal;
  const passwordHash = await hashPassword(password);
  const mayMail =
    (await consumeRateLimit(services, "sendCode", { ip: caller.ip, identifier: email })) === null;
  const id = await services.db.transaction(async (tx) => {
    await lockRegistrationsOf(tx, email);
    return (
      (await goOn(tx, services, typed, mayMail)) ??
      (await begin(tx, services, typed, { passwordHash, mayMail }))
    );
  });
  return { ok: true, email, registrationToken: registrationTokenOf(services.config.secretKey, id) };
}
