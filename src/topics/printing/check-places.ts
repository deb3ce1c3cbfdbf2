import type { PrintFindings } from "#domain/artwork/comparison/print-check.ts";
import { extentOf } from "#domain/artwork/preflight/extent-of.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { StoredOrder } from "#platform/db/schema/order.ts";
import {
  addProofCheck,
  type NewProofCheck,
  type ProofCheck,
  proofSha256,
  readProofChecks,
} from "./proof-checks.ts";
import { discardFile } from "#platform/files/staged-file.ts";
import {
  type CheckedPrintFile,
  type CheckJob,
  checkPrintFile,
} from "#platform/print-files/check-print-file.ts";
import { approvedPiece } from "#platform/print-files/print-piece.ts";
import { savedLineOf, type ArtworkById, slotFindings } from "#topics/artwork/visible-artwork.ts";
import { withStoredFiles } from "#topics/artwork/received-files.ts";
import { pieceOfSlot, type PrintedSlot } from "./piece-of-slot.ts";
import { openSide, printJobOf, printSideOf } from "./print-job-of.ts";
import { linePrints, type PrintRequest, type PrintSlot, type ProofedLine } from "./print-request.ts";
import type { Services } from "#topics/services.ts";
import { artworkSlots } from "#domain/configure/options/artwork-slots.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "storage">;

/** An order as far as it decides what is printed: its catalogue and its artwork are those of when it was placed. */
interface PrintedOrder {
  readonly row: Pick<StoredOrder, "id" | "orderNo" | "placedAt">;
  readonly catalogue: Catalogue;
  readonly artwork: ArtworkById;
}

/** What was printed of it is not to be had: a person looks for it. */
function missing(fault: NonNullable<PrintFindings["fault"]>) {
  return { fault, parts: [], doubts: [], lines: null, printed: null, shown: null };
}

/** What the customer has seen of a place; null where its line is only drawn by the shop: then a person compares. */
function shownOf(prints: PrintRequest, printed: PrintedSlot) {
  const { slot, artwork } = printed;
  const { subject, piece } = pieceOfSlot(prints, printed);
  if (piece.isCutRound) return null;
  return approvedPiece(subject, {
    ...artwork,
    extent: extentOf(artwork.facts),
    placing: slot.placing,
    cutLine: savedLineOf(artwork, slot.cutLine),
  });
}

function jobOf(prints: PrintRequest, printed: PrintedSlot) {
  try {
    const job: CheckJob = { ...printJobOf(prints, [printed]), check: { shown: shownOf(prints, printed) } };
    return { job, side: printSideOf(prints, printed, false) };
  } catch {
    // Where it is printed cannot be worked out, however its file is: nobody is kept from the other files.
    return null;
  }
}

/** Makes and compares the print file of a place. */
async function compared(services: Needs, prints: PrintRequest, { artwork, ...slot }: PrintSlot) {
  if (artwork === null) return missing("gone");
  const wanted = jobOf(prints, { ...slot, artwork });
  if (wanted === null) return missing("unplaced");
  const open = () => openSide(services, wanted.side, artwork.pictureSha256, { wantsPicture: true });
  const checked = await checkPrintFile(services.config.dataDir, wanted.job, open);
  if (checked === null) return missing("gone");
  return checked.ok ? { ...checked, fault: null } : missing(checked.code);
}

type Compared = Omit<CheckedPrintFile, "ok"> & Pick<PrintFindings, "fault">;

async function keep(
  services: Needs,
  { printed, shown, ...found }: Compared,
  of: Pick<NewProofCheck, "line" | "orderId" | "place" | "proofSha256">,
) {
  const files = [printed, shown].filter((file) => file !== null);
  try {
    return await withStoredFiles(services, files, () =>
      addProofCheck(services.db, {
        ...of,
        ...found,
        printedSha256: printed?.sha256 ?? null,
        shownSha256: shown?.sha256 ?? null,
        checkedAt: new Date(services.clock.now()),
      }),
    );
  } finally {
    for (const { path } of files) await discardFile(path);
  }
}

/**
 * The print files of all places of a line (from 1), each made and compared with what the customer has seen, one after the other: those of before,
 * where what is printed is the same. Empty where nothing is printed of a picture (decision 280).
 */
export async function checkPlaces(
  services: Needs,
  { row, catalogue, artwork }: PrintedOrder,
  line: number,
  ordered: ProofedLine,
): Promise<readonly ProofCheck[]> {
  const prints = linePrints({ row, catalogue, artwork }, line, ordered);
  if (prints.slots.length === 0) return [];
  const sha256 = proofSha256(prints, ordered);
  const before = checksOf(await readProofChecks(services.db, row.id), line, sha256);
  const checks: ProofCheck[] = [];
  for (const slot of prints.slots) {
    const { place } = slot.slot;
    const known = before.find((check) => check.place === place);
    const of = { orderId: row.id, line, place, proofSha256: sha256 };
    checks.push(known ?? (await keep(services, await compared(services, prints, slot), of)));
  }
  return checks;
}

/** What was checked of a line (from 1) for what a hash stands for, place by place. */
export function checksOf(checks: readonly ProofCheck[], line: number, sha256: string): readonly ProofCheck[] {
  return checks.filter((check) => check.line === line && check.proofSha256 === sha256);
}

const UNDRAWN = "Its cut line is yet to be drawn round the picture.";
const GONE = "A file that was ordered is not here.";
const EMPTY = "There is no artwork yet.";
const UNPLACED = "The shop could not work out how this file is printed. Please look at it by hand.";

/** What a person must look at in a set and side before it is proofed, a sentence each. */
function looked(prints: PrintRequest, { slot, name, artwork }: PrintSlot): readonly string[] {
  if (artwork === null) return [GONE];
  const { piece } = pieceOfSlot(prints, { slot, name, artwork });
  const findings = slotFindings(prints.catalogue, prints.selection)(slot, artwork);
  const toMend = findings.filter(({ tone }) => tone === "mend");
  return [...toMend.map(({ words }) => words), ...(piece.isCutRound ? [UNDRAWN] : [])];
}

/** The same; a file that it stumbles over is a person's to look at, and keeps nobody from the other files. */
function hindrancesOfSlot(prints: PrintRequest, slot: PrintSlot): readonly string[] {
  try {
    return looked(prints, slot);
  } catch {
    return [UNPLACED];
  }
}

/**
 * Why the proof of a line is made by a person, a sentence each with its set and side: something in a file would be seen on paper, a
 * place has no file, or there is no artwork at all. Empty: nothing is to be mended, and it can be made at once.
 */
export function proofHindrances(prints: PrintRequest): readonly string[] {
  const { catalogue, selection, slots } = prints;
  if (slots.length === 0) return [EMPTY];
  const empty = artworkSlots(catalogue, selection).filter(({ file }) => file === null);
  const named = (label: string, words: string) => (label === "" ? words : `${label}: ${words}`);
  return [
    ...empty.map(({ label }) => named(label, EMPTY)),
    ...slots.flatMap((slot) => hindrancesOfSlot(prints, slot).map((words) => named(slot.slot.label, words))),
  ];
}
