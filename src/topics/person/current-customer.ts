import { refuse, type Refusal } from "#domain/refusal.ts";
import { digest } from "#platform/auth/tokens.ts";
import type { Customer } from "./customers.ts";
import { findSession, touchSession, type Session } from "./sessions.ts";
import type { Services } from "#topics/services.ts";
import type { Caller } from "./caller.ts";

export interface Current {
  readonly ok: true;
  readonly customer: Customer;
  readonly session: Session;
}

/** Why somebody is no member here and now. */
export type MemberFault = "sign-in-first" | "password-must-change";

/** The signed-in customer; also one who still has to replace a temporary password. */
export async function signedInCustomer(
  { db }: Pick<Services, "db">,
  caller: Caller,
): Promise<Current | Refusal<"sign-in-first">> {
  const tokenHash = caller.sessionToken === null ? null : digest(caller.sessionToken);
  const open = tokenHash === null ? null : await findSession(db, tokenHash);
  if (tokenHash === null || !open) return refuse("sign-in-first");
  await touchSession(db, tokenHash);
  return { ok: true, ...open };
}

/** The signed-in customer with all rights: a session that a temporary password opened has none. */
export async function currentCustomer(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<Current | Refusal<"sign-in-first"> | Refusal<"password-must-change">> {
  const current = await signedInCustomer(services, caller);
  if (current.ok && current.session.temporaryPasswordHash !== null) return refuse("password-must-change");
  return current;
}
