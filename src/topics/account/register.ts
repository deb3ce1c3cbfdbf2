import { randomUUID } from "node:crypto";
import type { Registration as Typed } from "#domain/account/forms.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { mayResend } from "#domain/account/verification-code.ts";
import { hashPassword, verifyPassword } from "#platform/auth/passwords.ts";
import { digest, newToken } from "#platform/auth/tokens.ts";
import { findCustomerByEmail } from "#topics/person/customers.ts";
import {
  addRegistration,
  findRegistrationByEmail,
  lockRegistrationsOf,
  renameRegistration,
  replaceCode,
} from "./registrations-rows.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { isDisposable } from "#platform/mail/disposable.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";
import { issueCode, registrationTokenOf, type IssuedCode } from "./verification-code.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";

export interface Registered {
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
  services: Pick<Services, "config" | "jobs">,
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
  services: Pick<Services, "config" | "jobs">,
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
  services: Pick<Services, "config" | "db" | "jobs">,
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
