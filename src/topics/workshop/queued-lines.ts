import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { whyNot } from "#domain/order/may-happen.ts";
import { batchOf } from "#domain/order/printing/batch-of.ts";
import type { QueuedLine } from "#domain/order/printing/print-batches.ts";
import { type UrgencyDay, urgencyToPrint, workOf } from "#domain/order/printing/print-urgency.ts";
import { stockUsed } from "#domain/order/printing/stock-used.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import type { KnownArtwork } from "#topics/artwork/shown-artwork.ts";
import type { KnownOrder, OrderLine } from "#topics/order/known-order.ts";
import { listedSlots } from "#topics/printing/list-print-files.ts";
import { linePrints } from "#topics/printing/line-prints.ts";
import { cutFileNames, wordsToCut } from "#topics/request/read-cut-files.ts";
import type { Services } from "#topics/services.ts";

/** A file by which a line is printed, by its name in the address. */
interface QueuedFile {
  readonly file: string;
  readonly words: string;
}

/** A line that waits for the press, as the queue shows it. */
export interface ShownQueueLine extends QueuedLine {
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
  readonly order: KnownOrder;
  /** That of when it was placed. */
  readonly catalogue: Catalogue;
  readonly artwork: KnownArtwork;
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
export function queuedLines(
  services: Pick<Services, "catalogue">,
  day: UrgencyDay,
  shown: Shown,
): readonly ShownQueueLine[] {
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
