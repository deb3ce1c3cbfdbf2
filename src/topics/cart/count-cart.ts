import type { Refusal } from "#domain/refusal.ts";
import { countLines } from "./cart-lines.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";

/** How many items lie in a browser's cart. */
export async function countCart(
  services: Pick<Services, "db">,
  caller: Caller,
): Promise<{ readonly ok: true; readonly count: number } | Refusal<"password-must-change">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  return { ok: true, count: found.owner === null ? 0 : await countLines(services.db, found.owner) };
}
