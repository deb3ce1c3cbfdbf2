import { messageOf } from "#domain/messages.ts";
import { type Refusal, refuse, refuseFields } from "#domain/refusal.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { changeCounts, type CountChange } from "#domain/cart/change-counts.ts";
import { priceOf } from "#domain/price/price-table.ts";
import { changeLine, lockLine } from "./cart-lines.ts";
import type { Owner } from "#platform/db/owner.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { Caller } from "#topics/person/caller.ts";
import { findOwner } from "#topics/person/find-owner.ts";
import type { Services } from "#topics/services.ts";
import { cartOf, type ReadCart } from "./read-cart.ts";

async function change(
  { catalogue, shopMoment }: Pick<Services, "catalogue" | "shopMoment">,
  tx: Transaction,
  owner: Owner,
  id: number,
  counts: CountChange,
): Promise<Refusal<"not-found" | "refused"> | null> {
  const line = await lockLine(tx, owner, id);
  if (line === null) return refuse("not-found");
  const current = catalogue.current();
  const changed = changeCounts(current, line.selection, counts);
  if (!changed.ok) return refuseFields("refused", changed.fields);
  const { selection } = changed;
  const row = priceOf(current, selection, shopMoment().date);
  if (row === null || row.price === 0) return refuseFields("refused", { quantity: messageOf("not-priced") });
  await changeLine(tx, owner, id, {
    selection,
    selectionHash: selectionHash(selection),
    catalogueVersionId: current.version,
    lastShownPrice: row.price,
  });
  return null;
}

/** Changes how many of a line are wanted; it is priced anew, within the limits of the catalogue and in the form's words. */
export async function changeCartLine(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  caller: Caller,
  id: number,
  counts: CountChange,
): Promise<ReadCart | Refusal<"not-found" | "password-must-change" | "refused">> {
  const found = await findOwner(services, caller);
  if (!found.ok) return found;
  const { owner } = found;
  if (owner === null) return refuse("not-found");
  const refused = await services.db.transaction((tx) => change(services, tx, owner, id, counts));
  return refused ?? cartOf(services, owner);
}
