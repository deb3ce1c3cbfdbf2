import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import type { Artwork } from "#server/db/files/artworks.ts";
import type { CheckSources } from "#server/print-files/check-print-file.ts";
import type { PrintJob } from "#server/print-files/print-job.ts";
import { printSheet } from "#server/print-files/print-sheet.ts";
import type { Services } from "../services.ts";
import { pieceOfSlot, type PrintedSlot } from "./piece-of-slot.ts";
import type { PrintRequest } from "./print-request.ts";

const kinds: Readonly<Record<ArtworkFacts["kind"], PrintJob["kind"]>> = {
  picture: "picture",
  document: "pdf",
  drawing: "svg",
};

/** What is to be written of a set and side: one piece, or a sheet of them where that is wanted and known. */
export function printJobOf(request: PrintRequest, printed: PrintedSlot, wantsSheet: boolean) {
  const { catalogue, number, imposition } = request;
  const { slot, artwork } = printed;
  const { subject, piece } = pieceOfSlot(request, printed);
  const sheet = wantsSheet && imposition ? printSheet(imposition, subject, slot.side) : null;
  const title = [number, slot.label, artwork.name].filter((part) => part !== "").join(", ");
  const author = catalogue.document.shop.name;
  return { title, author, piece, sheet, kind: kinds[artwork.facts.kind], bytes: artwork.bytes };
}

/** The stored content of a file and, where it is needed, the shop's picture of it; null where they are not there. */
export async function openSources(
  { storage }: Pick<Services, "storage">,
  { sha256, pictureSha256 }: Pick<Artwork, "pictureSha256" | "sha256">,
  needsPicture: boolean,
): Promise<CheckSources | null> {
  const file = await storage.get(sha256);
  if (file === null) return null;
  if (!needsPicture) return { file, picture: null, pictureBytes: 0 };
  const picture = await storage.get(pictureSha256);
  const pictureBytes = await storage.stat(pictureSha256);
  if (picture !== null && pictureBytes !== null) return { file, picture, pictureBytes };
  file.destroy();
  picture?.destroy();
  return null;
}
