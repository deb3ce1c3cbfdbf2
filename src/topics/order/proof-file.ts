import { SHOP_TIME_ZONE } from "#domain/calendar-date.ts";
import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { type OrderLine, proofedLine } from "./loaded-order.ts";
import { type ReadOrder, readOrder } from "./read-order.ts";
import { checksOf } from "#topics/printing/check-places.ts";
import { type SavedDrawing, proofFileOf, type ReadPrintFile } from "#topics/printing/read-print-file.ts";
import { linePrints, type PrintRequest } from "#topics/printing/print-request.ts";
import { proofSha256 } from "#topics/printing/proof-checks.ts";
import type { Services } from "#topics/services.ts";
import { withoutCounts, withoutNothing } from "#domain/detail.ts";
import { quantityText } from "#domain/quotation/quotation.ts";
import { trimPath } from "#domain/preview/material/face.ts";
import type { ProofNotes } from "#platform/print-files/print-job.ts";
import { pieceOfSlot, type PrintedSlot } from "#topics/printing/piece-of-slot.ts";
import { plateLabels } from "#topics/printing/plate-labels.ts";
import type { Caller } from "#topics/person/caller.ts";
import { consumeRateLimit } from "#topics/person/consume-rate-limit.ts";
import type { OrderQuery } from "./answer-order.ts";

/** A place of a proof: line and version from 1, the place (set and side) from 0. */
export interface ProofFileQuery {
  readonly line: number;
  readonly version: number;
  readonly place: number;
}

/** The drawing of the print file that a proof is of; null of one that was made before print files were drawn, and where it is gone. */
async function keptDrawing(
  { storage }: Pick<Services, "storage">,
  { checks }: ReadOrder,
  { line, place, sha256 }: { readonly line: number; readonly place: number; readonly sha256: string },
): Promise<SavedDrawing | null> {
  const printed =
    checksOf(checks, line, sha256).find((check) => check.place === place)?.printedSha256 ?? null;
  const bytes = printed === null ? null : await storage.stat(printed);
  return printed === null || bytes === null ? null : { sha256: printed, bytes };
}

/** Which proof of an order: its line and version, from 1, and what its print files are made from. */
interface NamedProof {
  readonly orderNo: string;
  readonly line: number;
  readonly version: number;
  readonly sha256: string;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
}

const days = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeZone: SHOP_TIME_ZONE });

/** "30 November 2026": the day in the shop. */
function dayOf(instant: number): string {
  return days.format(new Date(instant));
}

/** "Set 2, back": by numbers, for a proof has no letters for what customers call their sets. */
function placeText({ slot: { set, side } }: PrintedSlot, { slots }: PrintRequest, sets: number): string {
  const hasBacks = slots.some(({ slot }) => slot.side === "back");
  return [...(sets > 1 ? [`set ${set}`] : []), ...(hasBacks ? [side] : [])].join(", ");
}

/** How far words may go; null where the piece is cut along its artwork, or is a sheet of several. */
function safeLine(prints: PrintRequest, printed: PrintedSlot): string | null {
  const { subject, piece } = pieceOfSlot(prints, printed);
  const isCutRound = subject.outline === "custom" || piece.parts.length !== 1 || piece.through !== null;
  return isCutRound ? null : trimPath(subject, -subject.safetyMm);
}

/** What stands below a proof of a place: order, version, what it is made of, how many, and the hash that an approval names. */
function proofNotes(
  prints: PrintRequest,
  printed: PrintedSlot,
  ordered: OrderLine,
  { orderNo, line, version, sha256, madeAt }: NamedProof,
): ProofNotes {
  const place = placeText(printed, prints, ordered.sets);
  const plates = plateLabels(prints, printed.slot.side, printed.artwork.facts);
  const details = withoutNothing(withoutCounts(ordered.details));
  return {
    safe: safeLine(prints, printed),
    heading: `Order ${orderNo}, item ${line}, proof ${version}${place === "" ? "" : `, ${place}`}`,
    madeOn: dayOf(madeAt),
    rows: [
      { label: "Item", value: ordered.title },
      { label: "Quantity", value: quantityText(ordered) },
      ...details,
    ],
    lines: [
      ...(plates === null ? [] : [plates]),
      "Shown at its size. Colours on a screen differ from those on paper.",
      `Fingerprint: ${sha256}`,
    ],
  };
}

/**
 * A place of a proof as a PDF, drawn when it is asked for, from what its hash stands for: where the files show something else by now
 * there is none.
 */
export async function drawProofFile(
  services: Pick<Services, "config" | "storage">,
  order: ReadOrder,
  { line, version, place }: ProofFileQuery,
): Promise<ReadPrintFile | Refusal<"not-found">> {
  const { row, catalogue, artwork, facts } = order;
  const ordered = proofedLine(order, line, version);
  const proof = proofVersions(facts, line).find((made) => made.version === version);
  if (ordered === null || proof === undefined) return refuse("not-found");
  const prints = linePrints({ row, catalogue, artwork }, line, ordered);
  const slot = prints.slots.find((one) => one.slot.place === place);
  if (!slot || slot.artwork === null || proofSha256(prints, ordered) !== proof.sha256)
    return refuse("not-found");
  const printed = { ...slot, artwork: slot.artwork };
  const named = { orderNo: row.orderNo, line, version, sha256: proof.sha256, madeAt: proof.at };
  const notes = proofNotes(prints, printed, ordered, named);
  const drawing = await keptDrawing(services, order, { line, place, sha256: proof.sha256 });
  const drawn = await proofFileOf(services, prints, printed, { notes, drawing });
  return drawn.ok ? { ...drawn, name: `${prints.number} proof ${version} ${slot.name}.pdf` } : drawn;
}

/** A place of a proof as a PDF, for the order's owner and for whoever has its key; for everybody else it is not there. */
export async function readProofFile(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">,
  caller: Caller,
  { orderNo, key }: OrderQuery,
  asked: ProofFileQuery,
): Promise<ReadPrintFile | Refusal<"not-found" | "password-must-change" | "too-many-tries">> {
  const read = await readOrder(services, caller, orderNo, key);
  if (!read.ok) return read;
  const over = await consumeRateLimit(services, "proofFile", caller);
  return over ?? drawProofFile(services, read.order, asked);
}
