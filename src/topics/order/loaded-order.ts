import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { amendedSums } from "#domain/order/amend/amendment.ts";
import { placedOf, type PlacedOrder } from "#domain/order/order-fact.ts";
import { type OrderState, orderState } from "#domain/order/order-state.ts";
import { type SubmittedArtwork, withSubmittedArtwork } from "#domain/order/proof/submitted-artwork.ts";
import type { StoredFact } from "./order-facts.ts";

import type { OrderItem, StoredOrder } from "#platform/db/schema/order.ts";
import { selectionOf } from "#platform/db/schema/selection-column.ts";
import type { Services } from "#topics/services.ts";

/** A line of an order with what was configured. */
export type OrderLine = Omit<OrderItem, "selection"> & { readonly selection: Selection };

/** An order with everything that happened to it, and where it stands by that. */
export interface LoadedOrder {
  /** As it is now: lines and sums with the artwork that was sent since, and with what was accepted at the proofs. */
  readonly row: StoredOrder;
  /** As it was placed: nothing of it ever changes. */
  readonly placed: StoredOrder;
  readonly lines: readonly OrderLine[];
  readonly facts: readonly StoredFact[];
  readonly state: OrderState;
}

/** How an order counts its facts: by what it was as it was placed. */
export function placedOrder({ items, totalPrice }: Pick<StoredOrder, "items" | "totalPrice">): PlacedOrder {
  return placedOf(totalPrice, items);
}

/** An order of a row as it is stored, never of one that was amended already. */
export function loadedOrder(placed: StoredOrder, facts: readonly StoredFact[]): LoadedOrder {
  const state = orderState(placedOrder(placed), facts);
  const items = placed.items.map((item, at) => ({
    ...withSubmittedArtwork(item, state.sent.get(at + 1)),
    ...state.amended.get(at + 1)?.line,
  }));
  const row = { ...placed, items, ...amendedSums(placed, state.amended.values()) };
  const lines = items.map((item) => ({ ...item, selection: selectionOf(item.selection) }));
  return { row, placed, lines, facts, state };
}

/** The files that were sent last for a line before a fact. */
function sentBefore(facts: readonly StoredFact[], line: number, id: number): SubmittedArtwork | undefined {
  const isIt = (fact: StoredFact) => fact.kind === "artwork-sent" && fact.line === line && fact.id < id;
  const sent = facts.findLast(isIt);
  return sent?.kind === "artwork-sent" ? sent : undefined;
}

/** Everything that its lines are, or were, printed from: as they were placed, and with the files that were sent since. */
export function namedArtworkOf({ placed, facts }: LoadedOrder): readonly Pick<Selection, "artwork">[] {
  const first = placed.items.map(({ selection }) => selectionOf(selection));
  return [...first, ...facts.filter((fact) => fact.kind === "artwork-sent")];
}

/**
 * A line (from 1) as a proof of it shows it: in the size and quantity that were proposed with that, if any were. Without a version, as
 * the proof that waits for its answer shows it, else as it is ordered; null where the order has no such line.
 */
export function proofedLine(
  { placed, lines, facts, state }: LoadedOrder,
  line: number,
  version?: number | null,
): OrderLine | null {
  const ordered = lines[line - 1];
  if (ordered === undefined) return null;
  const made = facts.find(
    (fact) => fact.kind === "proof-made" && fact.line === line && fact.version === version,
  );
  if (made?.kind !== "proof-made") return { ...ordered, ...state.proposed.get(line)?.line };
  const item = withSubmittedArtwork(placed.items[line - 1] ?? ordered, sentBefore(facts, line, made.id));
  return { ...item, selection: selectionOf(item.selection), ...made.amendment?.line };
}

/** The catalogue that an order was placed with, or a quotation issued: its words and its working days are theirs for ever. */
export async function catalogueOf(
  { catalogue }: Pick<Services, "catalogue">,
  { row }: { readonly row: Pick<StoredOrder, "catalogueVersionId"> },
): Promise<Catalogue> {
  return (await catalogue.version(row.catalogueVersionId)) ?? catalogue.current();
}
