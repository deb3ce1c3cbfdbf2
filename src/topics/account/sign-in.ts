import type { SignIn } from "#domain/account/forms.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { mayResend } from "#domain/account/verification-code.ts";
import { verifyPassword } from "#platform/auth/passwords.ts";
import { digest, temporaryPasswordDigest } from "#platform/auth/tokens.ts";
import { type Customer, findCustomerByEmail, takeTemporaryPassword } from "#topics/person/customers.ts";
import { findRegistrationByEmail, type RegistrationRow, replaceCode, takeTurn } from "./account-rows.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "#topics/person/caller.ts";
import { issueCode, type MailNeeds, registrationTokenOf, type SignedIn } from "./sign-up.ts";
import { consumeRateLimit, refundRateLimit, triesOverLimit } from "#topics/person/consume-rate-limit.ts";
import { startSession, startVerifiedSession } from "./start-session.ts";
import { longestSignInDelayS } from "#platform/auth/rate-limits.ts";
import { networkOf } from "#platform/network.ts";
import { endSession, endSessionsOf, findSession } from "#topics/person/sessions.ts";

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
  services: MailNeeds & Pick<Services, "db">,
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
 * Whether a network has to wait before it may try a password of this account. While the account meets wrong passwords from
 * everywhere, each network is given a turn, one second later for each wrong password over the limit and at most thirty,
 * and comes back for it. Nobody else's tries put a turn off, so the owner gets in; and nothing is held meanwhile (decision 074).
 */
async function awaitTurn(
  services: Pick<Services, "db" | "config">,
  ip: string,
  email: string,
): Promise<Refusal<"too-many-tries"> | null> {
  const over = await triesOverLimit(services, "wrongPassword", { ip, identifier: email });
  if (over === 0) return null;
  const turn = { account: digest(email), network: networkOf(ip) };
  const waitS = await takeTurn(services.db, turn, Math.min(over, longestSignInDelayS));
  return waitS > 0 ? { ok: false, code: "too-many-tries", retryAfterS: waitS } : null;
}

/**
 * Signs in with the password or an unused temporary one. One answer and one duration for a wrong password and an unknown
 * address: the same look-ups, one slow comparison, one attempt to use a temporary password up (decision 030).
 */
export async function signIn(
  services: MailNeeds & Pick<Services, "db">,
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

/** Ends this browser's session, or all sessions of its customer. */
export async function signOut(
  { db }: Pick<Services, "db">,
  { sessionToken }: Caller,
  everywhere: boolean,
): Promise<void> {
  if (sessionToken === null) return;
  const tokenHash = digest(sessionToken);
  const open = everywhere ? await findSession(db, tokenHash) : null;
  if (open) await endSessionsOf(db, open.customer.id);
  else await endSession(db, tokenHash);
}
