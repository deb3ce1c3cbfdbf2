import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { isGivenUp } from "#domain/order/order-stage.ts";
import { costOfPieces } from "#domain/price/cost/cost-of.ts";
import type { Cents } from "#domain/money.ts";
import type { Queries } from "#platform/db/database.ts";
import { catalogueAtCost } from "#topics/catalogue/catalogue-at-cost.ts";
import type { Services } from "#topics/services.ts";
import { countEarlierOrders, type LineFigures, type ListedColumns } from "./listed-orders-rows.ts";
import type { LoadedOrder, OrderLine } from "./loaded-order.ts";

/** What the numbers of the shop are worked out from, of one order (decision 322). */
export interface OrderFigures {
  readonly columns: Pick<ListedColumns, "nth" | "paidAt" | "sentAt" | "goodsTotal" | "cost">;
  readonly lines: readonly LineFigures[];
}

/** What a line costs the shop; of a charge nothing is made. Null where no catalogue knows: it is in a person's words, or its version is gone. */
function costOf(atCost: Catalogue | null, { written, selection }: OrderLine): Cents | null {
  if (written === "charge") return 0;
  if (written === "goods" || atCost === null || !atCost.products.has(selection.productId)) return null;
  return costOfPieces(atCost, selection);
}

/** Null as soon as one of them is not known. */
function sumOf(costs: readonly (Cents | null)[]): Cents | null {
  return costs.reduce<Cents | null>((sum, cost) => (sum === null || cost === null ? null : sum + cost), 0);
}

/** The figures of an order, by the catalogue it was placed with. */
export async function figuresOf(
  { catalogue }: Pick<Services, "catalogue">,
  db: Queries,
  { row, placed, lines, state, facts }: LoadedOrder,
): Promise<OrderFigures> {
  const own = await catalogue.version(row.catalogueVersionId);
  const atCost = own && (await catalogueAtCost({ db }, own));
  const costs = lines.map((line) => costOf(atCost, line));
  const sent = state.dispatch && facts.find(({ kind }) => kind === "dispatched");
  const { placedAt } = row;
  return {
    columns: {
      nth: placed.nth > 0 ? placed.nth : 1 + (await countEarlierOrders(db, row)),
      paidAt: state.paidAt === null ? null : new Date(state.paidAt),
      sentAt: sent ? new Date(sent.at) : null,
      goodsTotal: row.totalPrice - row.shippingFee,
      cost: sumOf(costs),
    },
    lines: isGivenUp(state)
      ? []
      : lines.flatMap(({ product, price, isRemoved }, at) =>
          isRemoved ? [] : [{ line: at + 1, placedAt, product, price, cost: costs[at] ?? null }],
        ),
  };
}
