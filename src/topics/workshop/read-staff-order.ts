import { isDeepStrictEqual } from "node:util";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";
import { lacksArtwork } from "#domain/order/proof/lacking-artwork.ts";
import { changeText } from "#domain/order/proof/change-labels.ts";
import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import type { Amendment } from "#domain/order/amend/amendment.ts";
import type { LineProof } from "#domain/order/proof/line-proof.ts";
import type { PrintUrgency } from "#domain/order/printing/urgencies.ts";
import { taxPaperNumber } from "#domain/order/tax-papers.ts";
import { proofSha256 } from "#topics/printing/proof-checks.ts";
import type { Refusal } from "#domain/refusal.ts";
import { taxPaperPath } from "#topics/order/order-keys.ts";
import { type LoadedOrder, type OrderLine, proofedLine } from "#topics/order/loaded-order.ts";
import { awaitedLines } from "#topics/order/awaited-lines.ts";
import type { ReadOrder } from "#topics/order/read-order.ts";
import { type ListedSlot, listedSlots } from "#topics/printing/list-print-files.ts";
import { cutFileNames, wordsToCut } from "#topics/request/read-cut-files.ts";
import type { Services } from "#topics/services.ts";
import { type NextProof, nextProof } from "./next-proof.ts";
import { openStaffOrder, printsOfLine } from "./open-staff-order.ts";
import { orderUrgency, workLeft } from "#domain/order/printing/print-urgency.ts";
import { readPrintedLines } from "#topics/order/note-for-lists.ts";
import { urgencyDay } from "./list-shop-orders.ts";
import type { StoredFact } from "#topics/order/order-facts.ts";
import { readAuditOf } from "#platform/db/audit.ts";
import { happeningIn } from "#topics/order/record-fact.ts";

/** A place of a line on which a change has pins. */
export interface PinnedPicture {
  readonly version: number;
  readonly place: number;
  /** "Set 2 (Plum), back"; "" where there is only one. */
  readonly label: string;
}

/** A line as the staff see it. */
export interface StaffLine {
  /** From 1. */
  readonly line: number;
  readonly ordered: OrderLine;
  readonly proof: LineProof;
  /** What the newest proof was sent with; "" before the first, and without words. */
  readonly note: string;
  /** What the customer asks to be changed; null unless they do. */
  readonly change: string | null;
  /** The pictures on which it has pins. */
  readonly pinned: readonly PinnedPicture[];
  /** The files it is printed with, of each set and side. */
  readonly slots: readonly ListedSlot[];
  /** Names of the files its words are cut with. */
  readonly cutFiles: readonly string[];
  /** Of what its files show now: what the proof that waits, or was approved, stands for. */
  readonly sha256: string;
  /** What a proof that is made now stands for. */
  readonly next: NextProof;
  /** One of its places has no file: no proof of it can be sent. */
  readonly lacksArtwork: boolean;
  /** What goes with the proof that waits for its answer; null where nothing does. */
  readonly proposed: Amendment | null;
}

export interface StaffOrder {
  readonly order: ReadOrder;
  readonly lines: readonly StaffLine[];
  readonly takesCards: boolean;
  /** How it stands by the day on which it is to leave. */
  readonly urgency: PrintUrgency;
  /** Who of the staff told which fact, by its id, where that is known. */
  readonly tellers: ReadonlyMap<number, string>;
  /** Where its papers are, in their order. */
  readonly paperPaths: readonly string[];
  /** Those that wait for their customer's artwork. */
  readonly awaited: ReadonlySet<number>;
}

function saidOf(
  { facts, catalogue, lines }: ReadOrder,
  { line, version }: LineProof,
): Pick<StaffLine, "note" | "change" | "pinned"> {
  const proof = proofVersions(facts, line).find((made) => made.version === version);
  const selection = lines[line - 1]?.selection;
  const places = selection === undefined ? [] : artworkSlots(catalogue, selection);
  const pinned = [...new Set(proof?.change?.pins.map(({ place }) => place))];
  return {
    note: proof?.note ?? "",
    change: proof?.change ? changeText(proof.change) : null,
    pinned: pinned.map((place) => ({ version, place, label: places[place]?.label ?? "" })),
  };
}

function staffLine(services: Pick<Services, "catalogue">, order: ReadOrder, proof: LineProof): StaffLine {
  const { line } = proof;
  const ordered = order.lines[line - 1];
  const shown = proofedLine(order, line);
  if (!ordered || !shown) throw new Error(`The order has no line ${line}.`);
  const prints = printsOfLine(order, line, shown);
  const words = wordsToCut(services, prints);
  return {
    line,
    ordered,
    proof,
    ...saidOf(order, proof),
    slots: listedSlots(prints),
    cutFiles: words === null ? [] : cutFileNames(words),
    sha256: proofSha256(prints, shown),
    next: nextProof(services, order, line, ordered),
    lacksArtwork: lacksArtwork(order.catalogue, ordered),
    proposed: order.state.proposed.get(line) ?? null,
  };
}

function pathsOf(services: Pick<Services, "config">, { row, papers }: ReadOrder): readonly string[] {
  return papers.map(({ kind, number }) => taxPaperPath(services, row, taxPaperNumber(kind, number)));
}

/** How an order stands by its day, by its facts and what was printed of it. */
async function readOrderUrgency(
  services: Pick<Services, "catalogue" | "db" | "shopMoment">,
  order: ReadOrder,
): Promise<PrintUrgency> {
  const { row, state, catalogue } = order;
  const printed = (await readPrintedLines(services.db, [row.id])).get(row.id) ?? new Set();
  const workDays = workLeft(catalogue, order, printed);
  return orderUrgency(urgencyDay(services), { stage: state.stage, leavesOn: row.leavesOn, workDays });
}

type Told = Awaited<ReturnType<typeof readAuditOf>>[number];

/**
 * Who of the staff told which fact (by its id), by the entries of the audit log: each was written with one new fact of the same words,
 * after the one that was seen. A fact of when staff mails had links of their own, or that the shop's own program recorded, has none.
 */
function tellersOf(facts: readonly StoredFact[], told: readonly Told[]): ReadonlyMap<number, string> {
  const tellers = new Map<number, string>();
  for (const { who, before, after } of told) {
    const isIt = (fact: StoredFact) =>
      fact.by === "shop" &&
      !tellers.has(fact.id) &&
      fact.id > Number(before?.["newest_fact"] ?? 0) &&
      isDeepStrictEqual(happeningIn(fact), after);
    const fact = facts.find(isIt);
    if (fact !== undefined && who !== null) tellers.set(fact.id, who);
  }
  return tellers;
}

/** Who of the staff told the facts of an order. */
async function readTellers(
  { db }: Pick<Services, "db">,
  { row, facts }: LoadedOrder,
): Promise<ReadonlyMap<number, string>> {
  const inOrder = facts.toSorted((a, b) => a.id - b.id);
  return tellersOf(inOrder, await readAuditOf(db, row.orderNo));
}

/** An order with all that the staff need to make it. */
export async function readStaffOrder(
  services: Pick<Services, "catalogue" | "config" | "db" | "payments" | "shopMoment">,
  orderNo: string,
): Promise<{ readonly ok: true; readonly found: StaffOrder } | Refusal<"not-found">> {
  const opened = await openStaffOrder(services, orderNo);
  if (!opened.ok) return opened;
  const { order } = opened;
  return {
    ok: true,
    found: {
      order,
      lines: order.state.proofs.map((proof) => staffLine(services, order, proof)),
      takesCards: services.payments !== null,
      tellers: await readTellers(services, order),
      urgency: await readOrderUrgency(services, order),
      paperPaths: pathsOf(services, order),
      awaited: awaitedLines(order),
    },
  };
}
