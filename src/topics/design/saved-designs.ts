import { setImmediate as othersTurn } from "node:timers/promises";
import { type Caller, currentCustomer, type MemberFault } from "#topics/person/caller.ts";
import { MOST_KEPT } from "#domain/kept-design/saved-design.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import {
  addSavedDesign,
  changeSavedDesign,
  countSavedDesigns,
  findSavedDesign,
  findSameDesign,
  type SavedDesignRow,
  type SavedProduct,
  listSavedDesigns,
  removeSavedDesign,
} from "./saved-designs-rows.ts";
import { customerOwner, lockForOwner } from "#platform/db/owner.ts";
import type { Action } from "#platform/auth/rate-limits.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { Services } from "#topics/services.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { missingMessage } from "#domain/configure/issue-message.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { selectionFromWire } from "#domain/configure/wire/selection-from-wire.ts";
import { bodyEntries, misshapen } from "#topics/pricing/body-entries.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { openDesign } from "#domain/kept-design/open-design.ts";
import { messageOf } from "#domain/messages.ts";

/** A kept design as its owner sees it. */
export interface DescribedDesign {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly keptAt: Date;
  readonly link: string | null;
  /** The query of its picture; null while nothing of it can be drawn. */
  readonly picture: string | null;
  readonly notice: string | null;
}

/** The words of the catalogue it was kept with, where that of now has none; empty where that one is gone, too. */
async function titleThen(
  { catalogue }: Pick<Services, "catalogue">,
  stored: SavedDesignRow,
): Promise<string> {
  const then = await catalogue.version(stored.catalogueVersionId);
  return then?.products.has(stored.selection.productId) ? titleOf(then, stored.selection) : "";
}

function pictureOf(catalogue: Catalogue, selection: SavedDesignRow["selection"]): string | null {
  const { lettering } = selection;
  const isDrawn = lettering !== null && catalogue.measureLettering(lettering).ok;
  return isDrawn ? new URLSearchParams(selectionToWire(catalogue, selection)).toString() : null;
}

/** A kept design by the catalogue of now; what is no longer as it was kept is said. */
async function describeDesign(
  services: Pick<Services, "catalogue">,
  stored: SavedDesignRow,
): Promise<DescribedDesign> {
  const { id, name, keptAt } = stored;
  const catalogue = services.catalogue.current();
  const opened = openDesign(catalogue, id, stored.selection);
  if (opened === null) {
    const title = await titleThen(services, stored);
    return { id, name, title, keptAt, link: null, picture: null, notice: messageOf("product-gone") };
  }
  const { selection, link, notice } = opened;
  const title = titleOf(catalogue, selection);
  return { id, name, title, keptAt, link, picture: pictureOf(catalogue, selection), notice };
}

interface Kept {
  readonly ok: true;
  readonly design: DescribedDesign;
  /** It was there before. */
  readonly already: boolean;
}

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

/** Adds a design unless just that one is there under the name: a second press changes nothing. */
async function addOnce(
  services: DesignServices,
  customerId: number,
  product: SavedProduct & Pick<SavedDesignRow, "name">,
): Promise<Kept | Refusal<"designs-full">> {
  const stored = await services.db.transaction(async (tx) => {
    await lockForOwner(tx, "kept design", customerOwner(customerId));
    const same = await findSameDesign(tx, customerId, product);
    if (same !== null) return { row: same, already: true };
    if ((await countSavedDesigns(tx, customerId)) >= MOST_KEPT) return null;
    return { row: await addSavedDesign(tx, customerId, product), already: false };
  });
  if (stored === null) return refuse("designs-full");
  return { ok: true, design: await describeDesign(services, stored.row), already: stored.already };
}

/** Reads configured lettering as it is to be kept. It needs no price, but words that can be set. */
function readLetteringProduct(
  catalogue: Catalogue,
  body: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly product: SavedProduct }
  | Refusal<"design-not-lettering" | "malformed" | "refused"> {
  const unreadable = misshapen(body);
  if (Object.keys(unreadable).length > 0) return refuseFields("refused", unreadable);
  const read = selectionFromWire(catalogue, bodyEntries(body));
  if (!read.ok) return refuseFields(read.malformed ? "malformed" : "refused", read.fields);
  const { selection } = read;
  if (selection.lettering === null) return refuse("design-not-lettering", "use_creation_tool");
  const measured = catalogue.measureLettering(selection.lettering);
  if (!measured.ok && measured.code === "empty")
    return refuseFields("refused", { text: missingMessage("text") });
  const product = {
    selection,
    selectionHash: selectionHash(selection),
    catalogueVersionId: catalogue.version,
  };
  return { ok: true, product };
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
  const original = await findSavedDesign(services.db, owner.customerId, id);
  return original === null ? refuse("not-found") : addOnce(services, owner.customerId, { ...original, name });
}

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
  const rows = await listSavedDesigns(services.db, owner.customerId, limit);
  const described: DescribedDesign[] = [];
  for (const row of rows) {
    described.push(await describeDesign(services, row));
    // Long words take milliseconds each to be set.
    await othersTurn();
  }
  const count = rows.length < limit ? rows.length : await countSavedDesigns(services.db, owner.customerId);
  return { ok: true, designs: described, count };
}

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
  const row = await changeSavedDesign(db, owner.customerId, id, { name, product: read?.product });
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
  return (await removeSavedDesign(services.db, owner.customerId, id)) ? { ok: true } : refuse("not-found");
}
