import { refuse, type Refusal } from "#domain/refusal.ts";
import { countComparisons, removeComparison } from "./comparisons.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";

/** Takes a product out of the comparison; somebody else's key is as unknown as one that never was. */
export async function removeCompared(
  services: Pick<Services, "db">,
  caller: Caller,
  key: string,
): Promise<{ readonly ok: true; readonly left: number } | Refusal<"not-found" | "password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  if (found.owner === null || !(await removeComparison(services.db, found.owner, key)))
    return refuse("not-found");
  return { ok: true, left: await countComparisons(services.db, found.owner) };
}
