import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { orderDate } from "#domain/deliver/order-dates.ts";
import { folded } from "#domain/folded.ts";
import { orderTasks, type TaskDays } from "#domain/order/waiting/order-tasks.ts";
import { isGivenUp, isToLeave } from "#domain/order/order-stage.ts";
import { workLeft } from "#domain/order/printing/print-urgency.ts";
import { readyAt, waitsFor } from "#domain/order/waiting/waits-for.ts";
import { promisedDates } from "#domain/order/promised-dates.ts";
import { orderClock } from "#domain/order/waiting/order-clock.ts";
import { shopMoment } from "#platform/clock.ts";
import { type Listing, noteListing } from "./listed-orders-rows.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import { readAwaitedLines } from "./awaited-lines.ts";
import { catalogueOf, type LoadedOrder } from "./loaded-order.ts";
import type { Services } from "#topics/services.ts";
import { figuresOf, type OrderFigures } from "./order-figures.ts";
import { orderTable, printedLineTable, type StoredOrder } from "#platform/db/schema/order.ts";

/** By which rule orders are noted for lists: raised when it changes, so that older ones are noted anew at the next start. */
export const LISTING_RULE = 7;

/** The days of an order by the catalogue it was placed with; none of them moves with the day on which it is asked. */
function daysOf(catalogue: Catalogue, { row, state, facts }: LoadedOrder): TaskDays {
  const { timeZone, cutOff, answerDays = 1 } = catalogue.document.shop;
  const momentOf = (at: number) => shopMoment(at, timeZone, cutOff);
  const ready = isGivenUp(state) ? null : readyAt(state);
  const heard = momentOf(facts.at(-1)?.at ?? row.placedAt.getTime());
  return {
    leavesOn: ready === null ? null : promisedDates(catalogue, row.shipping, momentOf(ready)).dispatch,
    openUntil: orderClock(catalogue, heard, heard.date).lastDay,
    answerBy: (at) => orderDate(catalogue, momentOf(at), answerDays),
  };
}

/** What an order is looked for by: its number, who ordered, and what. */
function searchOf({ row: { orderNo, contact, items } }: LoadedOrder): string {
  const { first_name: first, last_name: last, email, company, po_number: po } = contact;
  const goods = new Set(items.flatMap(({ product, title }) => [product, title]));
  return folded([orderNo, first, last, email, company, po, ...goods].join(" "));
}

/** Lines (from 1) that were printed, and those that wait for their customer's artwork. */
interface Lines {
  readonly printed: ReadonlySet<number>;
  readonly awaited: ReadonlySet<number>;
}

function listed(
  catalogue: Catalogue,
  order: LoadedOrder,
  { printed, awaited }: Lines,
  figures: OrderFigures,
): Listing {
  const { state, facts } = order;
  const { total, due, onAccount } = state.money;
  const days = daysOf(catalogue, order);
  return {
    columns: {
      stage: state.stage,
      waits: [...waitsFor(state)],
      currentTotal: total,
      due,
      onAccount,
      leavesOn: days.leavesOn,
      workDays: workLeft(catalogue, order, printed),
      newestFact: facts.at(-1)?.id ?? 0,
      search: searchOf(order),
      ...figures.columns,
      listedBy: LISTING_RULE,
    },
    tasks: orderTasks(order, awaited, days),
    lines: figures.lines,
  };
}

/** Orders that are to be made or are being made and have lines that were not printed, the first to leave first. */
export function readOrdersToPrint(db: Queries, most: number): Promise<StoredOrder[]> {
  const printed = sql`(select count(*) from ${printedLineTable} where ${printedLineTable.orderId} = ${orderTable.id})`;
  return db
    .select()
    .from(orderTable)
    .where(
      and(
        inArray(orderTable.stage, ["ready", "in-production"]),
        sql`${printed} < jsonb_array_length(${orderTable.items})`,
      ),
    )
    .orderBy(sql`coalesce(${orderTable.leavesOn}, 'infinity'::date)`, asc(orderTable.id))
    .limit(most);
}

/** The lines (from 1) of some orders that were printed, by the order's id. */
export async function readPrintedLines(
  db: Queries,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, line } = printedLineTable;
  const rows = await db
    .select({ orderId, line })
    .from(printedLineTable)
    .where(inArray(orderId, [...orderIds]));
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...byOrder].map(([id, found]) => [id, new Set(found.map((row) => row.line))]));
}

/** Notes a line as printed, or takes that back; answers whether that changed anything. */
export async function writePrintedLine(
  tx: Transaction,
  { orderId, line, staffId }: { readonly orderId: number; readonly line: number; readonly staffId: number },
  isPrinted: boolean,
): Promise<boolean> {
  const rows = isPrinted
    ? await tx.insert(printedLineTable).values({ orderId, line, staffId }).onConflictDoNothing().returning()
    : await tx
        .delete(printedLineTable)
        .where(and(eq(printedLineTable.orderId, orderId), eq(printedLineTable.line, line)))
        .returning();
  return rows.length > 0;
}

/** What lists say of an order, by its facts and what was printed of it. */
export async function listingOf(
  services: Pick<Services, "catalogue">,
  db: Queries,
  order: LoadedOrder,
): Promise<Listing> {
  const { id } = order.row;
  const printed = isToLeave(order.state) ? (await readPrintedLines(db, [id])).get(id) : undefined;
  const catalogue = await catalogueOf(services, order);
  const awaited = await readAwaitedLines(db, catalogue, order);
  const figures = await figuresOf(services, db, order);
  return listed(catalogue, order, { printed: printed ?? new Set(), awaited }, figures);
}

/** Notes for lists what an order has come to, in the transaction of its newest fact or of what was printed (decision 240). */
export async function noteForLists(
  services: Pick<Services, "catalogue">,
  tx: Transaction,
  order: LoadedOrder,
): Promise<void> {
  await noteListing(tx, order.row.id, await listingOf(services, tx, order));
}
