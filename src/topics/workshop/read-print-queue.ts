import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type PrintBatch, printBatches } from "#domain/order/printing/print-batches.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import type { StoredOrder } from "#platform/db/schema/orders/order.ts";
import { readOrdersToPrint, readPrintedLines } from "#topics/order/printed-lines.ts";
import { readPromisedArtwork } from "#topics/artwork/shown-artwork.ts";
import { catalogueOf, knownOrder, namedArtworkOf } from "#topics/order/known-order.ts";
import type { Services } from "#topics/services.ts";
import { urgencyDay } from "./urgency-day.ts";
import { queuedLines, type ShownQueueLine } from "./queued-lines.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** Orders that are read at once: those that leave first. What comes after them is far from its day. */
const MOST_ORDERS = 150;

export interface PrintQueue {
  /** Today, in the shop. */
  readonly date: CalendarDate;
  readonly batches: readonly PrintBatch<ShownQueueLine>[];
  /** There are more orders, which leave later. */
  readonly isMore: boolean;
}

/** The catalogues that some orders were placed with, each read once. */
async function cataloguesOf(services: Needs, rows: readonly StoredOrder[]) {
  const found = new Map<string, Catalogue>();
  for (const row of rows)
    if (!found.has(row.catalogueVersionId))
      found.set(row.catalogueVersionId, await catalogueOf(services, { row }));
  return found;
}

/** What is to be printed, in batches of one material, finishing and way, the most urgent first. */
export async function readPrintQueue(services: Needs): Promise<PrintQueue> {
  const { db } = services;
  const found = await readOrdersToPrint(db, MOST_ORDERS + 1);
  const rows = found.slice(0, MOST_ORDERS);
  const ids = rows.map(({ id }) => id);
  const facts = await readFacts(db, ids);
  const printed = await readPrintedLines(db, ids);
  const orders = rows.map((row) => knownOrder(row, facts.get(row.id) ?? []));
  const artwork = await readPromisedArtwork(db, orders.flatMap(namedArtworkOf));
  const catalogues = await cataloguesOf(services, rows);
  const day = urgencyDay(services);
  const lines = orders.flatMap((order) =>
    queuedLines(services, day, {
      order,
      artwork,
      catalogue: catalogues.get(order.row.catalogueVersionId) ?? day.current,
      printed: printed.get(order.row.id) ?? new Set(),
    }),
  );
  return { date: day.moment.date, batches: printBatches(lines), isMore: found.length > MOST_ORDERS };
}
