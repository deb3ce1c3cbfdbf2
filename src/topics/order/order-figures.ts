import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { sizeText } from "#domain/catalogue/size-text.ts";
import { stockName } from "#domain/configure/stock-name.ts";
import { isGivenUp } from "#domain/order/order-stage.ts";
import { costOfPieces } from "#domain/price/cost/cost-of.ts";
import type { Cents } from "#domain/money.ts";
import type { Queries } from "#platform/db/database.ts";
import { shopTime } from "#platform/clock.ts";
import { catalogueAtCost } from "#topics/catalogue/catalogue-at-cost.ts";
import type { Services } from "#topics/services.ts";
import { countEarlierOrders, type LineFigures, type ListedColumns } from "./listed-orders-rows.ts";
import type { LoadedOrder, OrderLine } from "./loaded-order.ts";

/** What the numbers of the shop are worked out from, of one order (decision 322). */
export interface OrderFigures {
  readonly columns: Pick<ListedColumns, "nth" | "paidAt" | "sentAt" | "sentOn" | "goodsTotal" | "cost">;
  readonly lines: readonly LineFigures[];
}

/** What a line costs the shop; of a charge nothing is made. Null where no catalogue knows: it is in a person's words, or its version is gone. */
function costOf(atCost: Catalogue | null, { written, selection }: OrderLine): Cents | null {
  if (written === "charge") return 0;
  if (written === "goods" || atCost === null || !atCost.products.has(selection.productId)) return null;
  return costOfPieces(atCost, selection);
}

/** What is made for a line, and how much of it: nothing for a charge; of goods in a person's words it is not known what they are made of. */
function madeFor(own: Catalogue | null, { written, selection, quantity, sets }: OrderLine) {
  const pieces = written === "charge" ? 0 : quantity * sets;
  const isKnown = written === undefined && own !== null && own.products.has(selection.productId);
  if (!isKnown) return { stock: null, size: null, pieces };
  return { stock: stockName(own, selection), size: sizeText(selection.size), pieces };
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
  const { timeZone } = (own ?? catalogue.current()).document.shop;
  return {
    columns: {
      nth: placed.nth > 0 ? placed.nth : 1 + (await countEarlierOrders(db, row)),
      paidAt: state.paidAt === null ? null : new Date(state.paidAt),
      sentAt: sent ? new Date(sent.at) : null,
      sentOn: sent ? shopTime(sent.at, timeZone).date : null,
      goodsTotal: row.totalPrice - row.shippingFee,
      cost: sumOf(costs),
    },
    lines: isGivenUp(state)
      ? []
      : lines.flatMap((line, at) => {
          if (line.isRemoved) return [];
          const { product, price } = line;
          const cost = costs[at] ?? null;
          return [{ line: at + 1, placedAt, product, ...madeFor(own, line), price, cost }];
        }),
  };
}
