import { proofVersions } from "#domain/order/proof/proof-versions.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { proofedLine } from "./known-order.ts";
import type { ReadOrder } from "./read-order.ts";
import { checksOf } from "#topics/printing/check-places.ts";
import { type KeptDrawing, proofFileOf, type ReadPrintFile } from "#topics/printing/read-print-file.ts";
import { linePrints } from "#topics/printing/line-prints.ts";
import { proofSha256 } from "#topics/printing/proof-sha256.ts";
import type { Services } from "#topics/services.ts";
import { proofNotes } from "./proof-notes.ts";

/** A place of a proof: line and version from 1, the place (set and side) from 0. */
export interface AskedProofFile {
  readonly line: number;
  readonly version: number;
  readonly place: number;
}

/** The drawing of the print file that a proof is of; null of one that was made before print files were drawn, and where it is gone. */
async function keptDrawing(
  { storage }: Pick<Services, "storage">,
  { checks }: ReadOrder,
  { line, place, sha256 }: { readonly line: number; readonly place: number; readonly sha256: string },
): Promise<KeptDrawing | null> {
  const printed =
    checksOf(checks, line, sha256).find((check) => check.place === place)?.printedSha256 ?? null;
  const bytes = printed === null ? null : await storage.stat(printed);
  return printed === null || bytes === null ? null : { sha256: printed, bytes };
}

/**
 * A place of a proof as a PDF, drawn when it is asked for, from what its hash stands for: where the files show something else by now
 * there is none.
 */
export async function drawProofFile(
  services: Pick<Services, "config" | "storage">,
  order: ReadOrder,
  { line, version, place }: AskedProofFile,
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
  const named = { orderNo: row.orderNo, line, version, sha256: proof.sha256 };
  const notes = proofNotes(prints, printed, ordered, named);
  const drawing = await keptDrawing(services, order, { line, place, sha256: proof.sha256 });
  const drawn = await proofFileOf(services, prints, printed, { notes, drawing });
  return drawn.ok ? { ...drawn, name: `${prints.number} proof ${version} ${slot.name}.pdf` } : drawn;
}
