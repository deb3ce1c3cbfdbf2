import type { CalendarDate } from "#domain/calendar-date.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { type PrintBatch, printBatches, type QueuedLine } from "#domain/order/printing/print-batches.ts";
import { readFacts } from "#topics/order/order-facts.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import {
  noteForLists,
  readOrdersToPrint,
  readPrintedLines,
  writePrintedLine,
} from "#topics/order/note-for-lists.ts";
import { type ArtworkById, readPromisedArtwork } from "#topics/artwork/visible-artwork.ts";
import {
  catalogueOf,
  loadedOrder,
  type LoadedOrder,
  namedArtworkOf,
  type OrderLine,
} from "#topics/order/loaded-order.ts";
import type { Services } from "#topics/services.ts";
import { urgencyDay } from "./list-shop-orders.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { batchOf } from "#domain/order/printing/batch-of.ts";
import { type UrgencyDay, urgencyToPrint, workOf } from "#domain/order/printing/print-urgency.ts";
import { stockUsed } from "#domain/order/printing/stock-used.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { listedSlots } from "#topics/printing/list-print-files.ts";
import { linePrints } from "#topics/printing/print-request.ts";
import { cutFileNames, wordsToCut } from "#topics/request/read-cut-files.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { lockOrder } from "#topics/order/orders.ts";
import { writeAudit } from "#platform/db/audit.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** Orders that are read at once: those that leave first. What comes after them is far from its day. */
const MOST_ORDERS = 150;

/** A file by which a line is printed, by its name in the address. */
interface QueuedFile {
  readonly file: string;
  readonly words: string;
}

/** A line that waits for the press, as the queue shows it. */
export interface QueueLineView extends QueuedLine {
  readonly orderNo: string;
  /** The order's newest fact. */
  readonly seen: number;
  /** From 1. */
  readonly line: number;
  /** How many its order has, printed or not. */
  readonly orderLines: number;
  readonly title: string;
  readonly customer: string;
  readonly quantity: string;
  /** Its order has yet to be started. */
  readonly mayStart: boolean;
  readonly files: readonly QueuedFile[];
}

interface Shown {
  readonly order: LoadedOrder;
  /** That of when it was placed. */
  readonly catalogue: Catalogue;
  readonly artwork: ArtworkById;
  readonly printed: ReadonlySet<number>;
}

/** What a person has priced by hand was not configured as it will be made: it lies in no batch with others. */
const byHand = { finishing: "", way: "Priced by hand: see the order" } as const;

function filesOf(services: Pick<Services, "catalogue">, shown: Shown, line: number, ordered: OrderLine) {
  const { order, catalogue, artwork } = shown;
  const prints = linePrints({ row: order.row, catalogue, artwork }, line, ordered);
  const words = wordsToCut(services, prints);
  if (words !== null) return cutFileNames(words).map((file) => ({ file, words: file }));
  return listedSlots(prints).flatMap(({ place, files }) => {
    const file = files.at(-1);
    const where = place === "Artwork" ? "" : `${place}: `;
    return file === undefined ? [] : [{ file: file.file, words: where + file.words }];
  });
}

/** The lines of an order that are to be printed. */
function queuedLines(
  services: Pick<Services, "catalogue">,
  day: UrgencyDay,
  shown: Shown,
): readonly QueueLineView[] {
  const { order, catalogue, printed } = shown;
  const { row, lines, state, facts } = order;
  const leavesOn = row.leavesOn ?? day.moment.date;
  const mayStart = whyNot(state, { kind: "production-started" }) === null;
  return lines.flatMap((ordered, at) => {
    const line = at + 1;
    const { written, selection, sets, title } = ordered;
    if (written === "charge" || printed.has(line)) return [];
    return [
      {
        ...stockUsed(catalogue, selection, sets),
        batch: written === undefined ? batchOf(catalogue, selection) : { ...byHand, material: title },
        leavesOn,
        urgency: urgencyToPrint(day, leavesOn, workOf(catalogue, ordered)),
        orderNo: row.orderNo,
        seen: facts.at(-1)?.id ?? 0,
        line,
        orderLines: lines.length,
        title,
        customer: `${row.contact.first_name} ${row.contact.last_name}`,
        quantity: quantityText(ordered),
        mayStart,
        files: filesOf(services, shown, line, ordered),
      },
    ];
  });
}

export interface PrintQueue {
  /** Today, in the shop. */
  readonly date: CalendarDate;
  readonly batches: readonly PrintBatch<QueueLineView>[];
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
  const orders = rows.map((row) => loadedOrder(row, facts.get(row.id) ?? []));
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

/** A line of an order, from 1. */
interface AskedLine {
  readonly orderNo: string;
  readonly line: number;
}

/**
 * Notes a line as printed, or takes that back, with its entry in the audit log. It is the workshop's note: nobody is told, and no page
 * that somebody has open is out of date by it. The same said twice changes nothing.
 */
export function notePrinted(
  services: Pick<Services, "catalogue" | "db">,
  staffId: number,
  { orderNo, line }: AskedLine,
  isPrinted: boolean,
): Promise<{ readonly ok: true } | Refusal<"not-found" | "order-not-made">> {
  return services.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderNo);
    const item = row?.items[line - 1];
    if (row === null || item === undefined || item.written === "charge") return refuse("not-found");
    if (row.stage !== "in-production") return refuseStaff("order-not-made");
    const isNew = await writePrintedLine(tx, { orderId: row.id, line, staffId }, isPrinted);
    const facts = (await readFacts(tx, [row.id])).get(row.id) ?? [];
    if (isNew) await noteForLists(services, tx, loadedOrder(row, facts));
    const target = `order ${orderNo}`;
    const [before, after] = [{ printed: !isPrinted }, { line, printed: isPrinted }];
    if (isNew) await writeAudit(tx, { staffId, action: "line.printed", target, before, after });
    return { ok: true };
  });
}
