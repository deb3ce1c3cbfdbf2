import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { placedOf, type PlacedOrder } from "#domain/order/order-fact.ts";
import { type OrderState, orderState } from "#domain/order/order-state.ts";
import type { StoredFact } from "#server/db/orders/order-facts.ts";
import type { StoredOrder } from "#server/db/orders/orders.ts";
import type { OrderItem } from "#server/db/schema/orders/order.ts";
import { selectionOf } from "#server/db/schema/selection-column.ts";
import type { Services } from "../services.ts";

/** A line of an order with what was configured. */
export type OrderLine = Omit<OrderItem, "selection"> & { readonly selection: Selection };

/** An order with everything that happened to it, and where it stands by that. */
export interface KnownOrder {
  readonly row: StoredOrder;
  readonly lines: readonly OrderLine[];
  readonly facts: readonly StoredFact[];
  readonly state: OrderState;
}

/** What was placed, as far as it decides where the order stands. */
export function placedOrder({ row, lines }: Pick<KnownOrder, "row" | "lines">): PlacedOrder {
  return placedOf(row.totalPrice, lines);
}

export function knownOrder(row: StoredOrder, facts: readonly StoredFact[]): KnownOrder {
  const lines = row.items.map((item) => ({ ...item, selection: selectionOf(item.selection) }));
  const state = orderState(placedOrder({ row, lines }), facts);
  return { row, lines, facts, state };
}

/** The catalogue that an order was placed with, or a quotation issued: its words and its working days are theirs for ever. */
export async function catalogueOf(
  { catalogue }: Pick<Services, "catalogue">,
  { row }: { readonly row: Pick<StoredOrder, "catalogueVersionId"> },
): Promise<Catalogue> {
  return (await catalogue.version(row.catalogueVersionId)) ?? catalogue.current();
}
