import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { withLineChanges } from "#domain/order/correct/correction.ts";
import { placedOf, type PlacedOrder } from "#domain/order/order-fact.ts";
import { type OrderState, orderState } from "#domain/order/order-state.ts";
import type { StoredFact } from "./order-facts.ts";

import type { OrderItem, StoredOrder } from "#platform/db/schema/order.ts";
import { selectionOf } from "#platform/db/schema/selection-column.ts";
import type { Services } from "#topics/services.ts";

/** A line of an order with what was configured. */
export type OrderLine = Omit<OrderItem, "selection"> & { readonly selection: Selection };

/** An order with everything that happened to it, and where it stands by that. */
export interface LoadedOrder {
  /** As it is now: lines and sums with the artwork that was sent since, with what was accepted at the proofs and what was put right. */
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

/** The sums of an order with what was accepted and put right. */
function sumsOf(placed: StoredOrder, { sums, money }: OrderState) {
  return {
    subTotal: placed.subTotal + sums.goodsCents,
    couponDiscount: placed.couponDiscount + sums.couponCents,
    pointDiscount: placed.pointDiscount + sums.pointCents,
    shippingFee: placed.shippingFee + sums.shippingCents,
    totalPrice: money.total,
  };
}

/** An order of a row as it is stored, never of one that was amended already. */
export function loadedOrder(placed: StoredOrder, facts: readonly StoredFact[]): LoadedOrder {
  const state = orderState(placedOrder(placed), facts);
  const all: readonly OrderItem[] = [...placed.items, ...state.added];
  const items = all.map((item, at) => withLineChanges(item, state.changes.get(at + 1) ?? []));
  const row = { ...placed, items, shipping: state.shipping ?? placed.shipping, ...sumsOf(placed, state) };
  const lines = items.map((item) => ({ ...item, selection: selectionOf(item.selection) }));
  return { row, placed, lines, facts, state };
}

/** Everything that its lines are, or were, printed from: as they were placed, and with the files that were sent since. */
export function namedArtworkOf({ placed, facts }: LoadedOrder): readonly Pick<Selection, "artwork">[] {
  const first = placed.items.map(({ selection }) => selectionOf(selection));
  const since = facts.flatMap((fact): readonly Pick<Selection, "artwork">[] => {
    if (fact.kind === "artwork-sent") return [fact];
    return fact.kind === "corrected" ? fact.added.map(({ selection }) => selection) : [];
  });
  return [...first, ...since];
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
  const then = loadedOrder(
    placed,
    facts.filter(({ id }) => id <= made.id),
  );
  return { ...(then.lines[line - 1] ?? ordered), ...made.amendment?.line };
}

/** The catalogue that an order was placed with, or a quotation issued: its words and its working days are theirs for ever. */
export async function catalogueOf(
  { catalogue }: Pick<Services, "catalogue">,
  { row }: { readonly row: Pick<StoredOrder, "catalogueVersionId"> },
): Promise<Catalogue> {
  return (await catalogue.version(row.catalogueVersionId)) ?? catalogue.current();
}
