import { setImmediate as othersTurn } from "node:timers/promises";
import type { Refusal } from "#domain/refusal.ts";
import { countKeptDesigns, listKeptDesigns } from "./kept-designs-rows.ts";
import type { MemberFault } from "#topics/person/current-customer.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type DescribedDesign, describeDesign } from "./describe-design.ts";
import { type DesignServices, designsOwner } from "./own-designs.ts";

/** The designs that a member keeps, the last kept first. */
export async function listDesigns(
  services: DesignServices,
  caller: Caller,
  limit: number,
): Promise<
  | { readonly ok: true; readonly designs: readonly DescribedDesign[]; readonly count: number }
  | Refusal<MemberFault | "too-many-tries">
> {
  const owner = await designsOwner(services, caller, "readDesigns");
  if (!owner.ok) return owner;
  const rows = await listKeptDesigns(services.db, owner.customerId, limit);
  const described: DescribedDesign[] = [];
  for (const row of rows) {
    described.push(await describeDesign(services, row));
    // Long words take milliseconds each to be set.
    await othersTurn();
  }
  const count = rows.length < limit ? rows.length : await countKeptDesigns(services.db, owner.customerId);
  return { ok: true, designs: described, count };
}
