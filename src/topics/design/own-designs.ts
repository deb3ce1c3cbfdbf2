import type { Refusal } from "#domain/refusal.ts";
import type { Action } from "#platform/auth/rate-limits.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type MemberFault, currentCustomer } from "#topics/person/current-customer.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";

/** What the use cases of kept designs need. */
export type DesignServices = Pick<Services, "catalogue" | "config" | "db">;

/** The member whose designs are asked for, counted against a limit. */
export async function designsOwner(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  action: Extract<Action, "changeDesigns" | "readDesigns">,
): Promise<{ readonly ok: true; readonly customerId: number } | Refusal<MemberFault | "too-many-tries">> {
  const current = await currentCustomer(services, caller);
  if (!current.ok) return current;
  const { id: customerId } = current.customer;
  const over = await consumeRateLimit(services, action, { ip: caller.ip, identifier: String(customerId) });
  return over ?? { ok: true, customerId };
}
