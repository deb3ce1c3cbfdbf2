import type { MemberFault } from "#topics/person/current-customer.ts";
import { MOST_KEPT } from "#domain/kept-design/kept-design.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import {
  addKeptDesign,
  countKeptDesigns,
  findKeptDesign,
  findSameDesign,
  type KeptDesign,
  type KeptProduct,
} from "./kept-designs-rows.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import type { Caller } from "#topics/person/caller.ts";
import { type DescribedDesign, describeDesign } from "./describe-design.ts";
import { type DesignServices, designsOwner } from "./own-designs.ts";
import { readLetteringProduct } from "./read-lettering.ts";

interface Kept {
  readonly ok: true;
  readonly design: DescribedDesign;
  /** It was there before. */
  readonly already: boolean;
}

/** Adds a design unless just that one is there under the name: a second press changes nothing. */
async function addOnce(
  services: DesignServices,
  customerId: number,
  product: KeptProduct & Pick<KeptDesign, "name">,
): Promise<Kept | Refusal<"designs-full">> {
  const stored = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "kept design", customerOwner(customerId));
    const same = await findSameDesign(tx, customerId, product);
    if (same !== null) return { row: same, already: true };
    if ((await countKeptDesigns(tx, customerId)) >= MOST_KEPT) return null;
    return { row: await addKeptDesign(tx, customerId, product), already: false };
  });
  if (stored === null) return refuse("designs-full");
  return { ok: true, design: await describeDesign(services, stored.row), already: stored.already };
}

/** Keeps configured lettering under a name. */
export async function keepDesign(
  services: DesignServices,
  caller: Caller,
  { name, selection }: { readonly name: string; readonly selection: Readonly<Record<string, unknown>> },
): Promise<
  | Kept
  | Refusal<
      MemberFault | "design-not-lettering" | "designs-full" | "malformed" | "refused" | "too-many-tries"
    >
> {
  const owner = await designsOwner(services, caller, "changeDesigns");
  if (!owner.ok) return owner;
  const read = readLetteringProduct(services.catalogue.current(), selection);
  return read.ok ? addOnce(services, owner.customerId, { name, ...read.product }) : read;
}

/** Keeps a kept design once more under another name. */
export async function copyDesign(
  services: DesignServices,
  caller: Caller,
  id: number,
  name: string,
): Promise<Kept | Refusal<MemberFault | "designs-full" | "not-found" | "too-many-tries">> {
  const owner = await designsOwner(services, caller, "changeDesigns");
  if (!owner.ok) return owner;
  const original = await findKeptDesign(services.db, owner.customerId, id);
  return original === null ? refuse("not-found") : addOnce(services, owner.customerId, { ...original, name });
}
