import type { MemberFault } from "#topics/person/current-customer.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { changeKeptDesign, removeKeptDesign } from "./kept-designs-rows.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type DescribedDesign, describeDesign } from "./describe-design.ts";
import type { Services } from "#topics/services.ts";
import { type DesignServices, designsOwner } from "./own-designs.ts";
import { readLetteringProduct } from "./read-lettering.ts";

interface DesignChange {
  readonly name?: string | undefined;
  readonly selection?: Readonly<Record<string, unknown>> | undefined;
}

/** Renames a member's own design, or keeps another one in its place. */
export async function changeDesign(
  services: DesignServices,
  caller: Caller,
  id: number,
  { name, selection }: DesignChange,
): Promise<
  | { readonly ok: true; readonly design: DescribedDesign }
  | Refusal<MemberFault | "design-not-lettering" | "malformed" | "not-found" | "refused" | "too-many-tries">
> {
  const owner = await designsOwner(services, caller, "changeDesigns");
  if (!owner.ok) return owner;
  const { db, catalogue } = services;
  const read = selection && readLetteringProduct(catalogue.current(), selection);
  if (read?.ok === false) return read;
  const row = await changeKeptDesign(db, owner.customerId, id, { name, product: read?.product });
  return row === null ? refuse("not-found") : { ok: true, design: await describeDesign(services, row) };
}

/** Deletes a member's own design. */
export async function removeDesign(
  services: Pick<Services, "config" | "db">,
  caller: Caller,
  id: number,
): Promise<{ readonly ok: true } | Refusal<MemberFault | "not-found" | "too-many-tries">> {
  const owner = await designsOwner(services, caller, "changeDesigns");
  if (!owner.ok) return owner;
  return (await removeKeptDesign(services.db, owner.customerId, id)) ? { ok: true } : refuse("not-found");
}
