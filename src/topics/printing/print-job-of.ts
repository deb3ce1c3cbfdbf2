import { artworkName } from "#domain/artwork/pages.ts";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import { pieceCutting } from "#platform/print-files/cutting.ts";
import { closeSources, type SideSources } from "#platform/print-files/make-print-file.ts";
import type { PrintJob, PrintSide } from "#platform/print-files/print-job.ts";
import { isPictureRead, printSheet } from "#platform/print-files/print-piece.ts";
import type { Services } from "#topics/services.ts";
import { pieceOfSlot, type PrintedSlot } from "./piece-of-slot.ts";
import type { PrintRequest } from "./print-request.ts";

/** What a file of each kind of facts is to whoever prints it. */
export const artworkKinds: Readonly<Record<ArtworkFacts["kind"], PrintSide["kind"]>> = {
  picture: "picture",
  document: "pdf",
  drawing: "svg",
};

type Side = Omit<PrintSide, "pictureBytes">;

/** What is to be written of a set and side: one piece, or a sheet of them where that is wanted and known. */
export function printSideOf(request: PrintRequest, placed: PrintedSlot, isSheet: boolean): Side {
  const { imposition } = request;
  const { slot, artwork } = placed;
  const { subject, piece } = pieceOfSlot(request, placed);
  const sheet = isSheet && imposition ? printSheet(imposition, subject, slot.side) : null;
  const { sha256, bytes, facts, page } = artwork;
  const printed = facts.kind === "document" ? (facts.boxes?.printed ?? null) : null;
  return { piece, sheet, kind: artworkKinds[facts.kind], page, printed, sha256, bytes };
}

/** "K26-5DABV2-10, Set 2 (Plum), plum.pdf" */
function titleOf({ number }: PrintRequest, slots: readonly PrintedSlot[]): string {
  const labels = slots.map(({ slot }) => slot.label);
  const names = [...new Set(slots.map(({ artwork }) => artworkName(artwork)))];
  return [number, ...labels, ...names].filter((part) => part !== "").join(", ");
}

/** What may be said of a job otherwise. */
export type MoreOfJob = Partial<Omit<PrintJob, "sides">>;

/** A job without its sides: they are of these places. */
export function printJobOf(request: PrintRequest, slots: readonly PrintedSlot[]): Omit<PrintJob, "sides"> {
  const { catalogue, selection, madeAt } = request;
  const [first] = slots;
  if (first === undefined) throw new Error("a print file of nothing");
  const { subject } = pieceOfSlot(request, first);
  return {
    title: titleOf(request, slots),
    author: catalogue.document.shop.name,
    madeAt: madeAt.toISOString(),
    cutting: pieceCutting(subject, pressOf(catalogue, selection).plates),
  };
}

/** A side with the lengths of what is sent of it, and that as the storage gives it. */
export interface OpenedSide {
  readonly side: PrintSide;
  readonly sources: SideSources;
}

/**
 * Opens the stored content of a side and, where it is needed or wanted, the shop's picture of its file; null where they are not there. A file
 * that lies on a side before is sent once.
 */
export async function openSide(
  { storage }: Pick<Services, "storage">,
  side: Side,
  pictureSha256: string,
  { isRepeated = false, wantsPicture = false }: { isRepeated?: boolean; wantsPicture?: boolean },
): Promise<OpenedSide | null> {
  const needsPicture = wantsPicture || isPictureRead(side.piece);
  const pictureBytes = needsPicture ? await storage.stat(pictureSha256) : 0;
  if (pictureBytes === null) return null;
  const picture = needsPicture ? await storage.get(pictureSha256) : null;
  try {
    const file = isRepeated ? null : await storage.get(side.sha256);
    const isThere = (isRepeated || file !== null) && (!needsPicture || picture !== null);
    if (isThere)
      return {
        side: { ...side, bytes: isRepeated ? 0 : side.bytes, pictureBytes },
        sources: { file, picture },
      };
    closeSources({ file, picture });
    return null;
  } catch (error) {
    closeSources({ file: null, picture });
    throw error;
  }
}
