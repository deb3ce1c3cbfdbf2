import type { SignIn } from "#domain/account/forms.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { mayResend } from "#domain/account/verification-code.ts";
import { verifyPassword } from "#platform/auth/passwords.ts";
import { temporaryPasswordDigest } from "#platform/auth/tokens.ts";
import { findCustomerByEmail, takeTemporaryPassword, type Customer } from "#topics/person/customers.ts";
import { findRegistrationByEmail, replaceCode, type RegistrationRow } from "./registrations-rows.ts";
import type { Services } from "#topics/services.ts";
import { awaitTurn } from "./await-turn.ts";
import type { Caller } from "#topics/person/caller.ts";
import { issueCode, registrationTokenOf } from "./verification-code.ts";
import { refundRateLimit, consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import { startSession, startVerifiedSession } from "./start-session.ts";
import type { SignedIn } from "./verify.ts";

/** The password is right and the address not yet verified: the code comes first. */
export interface MustVerify extends Refusal<"verify-first"> {
  readonly registrationToken: string;
}

/** No account has number 0: for an unknown address the same statements run and find nothing. */
const nobody = 0;

function withTemporaryPassword(
  { db }: Pick<Services, "db">,
  caller: Caller,
  customer: Customer | null,
  password: string,
): Promise<SignedIn | Refusal<"sign-in-failed">> {
  return db.transaction(async (tx) => {
    const hash = temporaryPasswordDigest(password);
    const taken = await takeTemporaryPassword(tx, customer?.id ?? nobody, hash);
    if (!taken || !customer) return refuse("sign-in-failed");
    return { ok: true, sessionToken: await startSession(tx, caller, customer.id, hash) };
  });
}

function withPassword(
  { db }: Pick<Services, "db">,
  caller: Caller,
  { id, passwordHash }: Customer,
): Promise<SignedIn | Refusal<"sign-in-failed">> {
  return db.transaction(async (tx) => {
    const sessionToken = await startVerifiedSession(tx, caller, id, passwordHash);
    return sessionToken === null ? refuse("sign-in-failed") : { ok: true, sessionToken };
  });
}

async function goOnWith(
  services: Pick<Services, "config" | "db" | "jobs">,
  { ip }: Caller,
  { email, id, codeAskedAt, firstName }: RegistrationRow,
) {
  const { db, config } = services;
  const mayMail = mayResend(codeAskedAt.getTime(), Date.now());
  if (mayMail && !(await consumeRateLimit(services, "sendCode", { ip, identifier: email })))
    await db.transaction(async (tx) => {
      await replaceCode(tx, id, await issueCode(tx, services, { id, email, firstName }));
    });
  const registrationToken = registrationTokenOf(config.secretKey, id);
  return { ok: false, code: "verify-first", registrationToken } as const;
}

/**
 * Signs in with the password or an unused temporary one. One answer and one duration for a wrong password and an unknown
 * address: the same look-ups, one slow comparison, one attempt to use a temporary password up (decision 030).
 */
export async function signIn(
  services: Pick<Services, "config" | "db" | "jobs">,
  caller: Caller,
  { email, password }: SignIn,
): Promise<SignedIn | MustVerify | Refusal<"sign-in-failed" | "too-many-tries">> {
  const tried = { ip: caller.ip, identifier: email };
  const over =
    (await awaitTurn(services, caller.ip, email)) ?? (await consumeRateLimit(services, "signIn", tried));
  if (over) return over;
  const customer = await findCustomerByEmail(services.db, email);
  const registration = await findRegistrationByEmail(services.db, email);
  const hash = customer?.passwordHash ?? registration?.passwordHash ?? null;
  const isRight = await verifyPassword(hash, password);
  if (isRight && !customer && registration) return goOnWith(services, caller, registration);
  const outcome =
    isRight && customer
      ? await withPassword(services, caller, customer)
      : await withTemporaryPassword(services, caller, customer, password);
  if (outcome.ok) await refundRateLimit(services, "signIn", tried);
  else await consumeRateLimit(services, "wrongPassword", tried);
  return outcome;
}
