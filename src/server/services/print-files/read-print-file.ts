import type { Readable } from "node:stream";
import { artworkName } from "#domain/artwork/pages.ts";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import type { Artwork } from "#server/db/files/artworks.ts";
import { lastReading } from "#server/files/staged-file.ts";
import type { ArtworkFault } from "#server/pdf/print-file/artwork/artwork-fault.ts";
import { makePrintFile } from "#server/print-files/make-print-file.ts";
import { printSheet } from "#server/print-files/print-sheet.ts";
import type { PrintJob, ProofNotes } from "#server/print-files/print-job.ts";
import { isPictureRead } from "#server/print-files/print-piece.ts";
import { opensRequestFiles, type RequestFilesKey } from "../quote-request/request-files-key.ts";
import type { Services } from "../services.ts";
import { pieceOfSlot, type PrintedSlot } from "./piece-of-slot.ts";
import { type PrintRequest, readPrintRequest } from "./print-request.ts";

type Needed = Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">;

const sentences: Readonly<Record<ArtworkFault, string>> = {
  unreadable: "The file cannot be read: it is damaged, or not what it says it is.",
  encrypted: "The file is locked with a password. Please ask the customer for one that opens without.",
  empty: "There is nothing on that page of the file.",
  text: "The drawing has words in fonts that may not be here. Please ask the customer to outline them.",
  linked: "The drawing shows a picture that lies elsewhere. Please ask the customer to embed it.",
  "too-heavy":
    "The file takes more time or memory than one may. Please open it in a drawing program and save it anew.",
};

const kinds: Readonly<Record<ArtworkFacts["kind"], PrintJob["kind"]>> = {
  picture: "picture",
  document: "pdf",
  drawing: "svg",
};

/** A print file that was made, with the name under which it is saved. */
export type ReadPrintFile =
  | { readonly ok: true; readonly name: string; readonly bytes: number; readonly stream: Readable }
  | { readonly ok: false; readonly code: "unprintable"; readonly why: string };

function jobOf(request: PrintRequest, printed: PrintedSlot, wantsSheet: boolean) {
  const { catalogue, number, imposition } = request;
  const { slot, artwork } = printed;
  const { subject, piece } = pieceOfSlot(request, printed);
  const sheet = wantsSheet && imposition ? printSheet(imposition, subject, slot.side) : null;
  const title = [number, slot.label, artworkName(artwork)].filter((part) => part !== "").join(", ");
  return {
    title,
    author: catalogue.document.shop.name,
    piece,
    sheet,
    kind: kinds[artwork.facts.kind],
    page: artwork.page,
    bytes: artwork.bytes,
  };
}

/** Which slot a file is of, and whether it is its sheet; null where there is none of that name. */
function findSlot({ slots, imposition }: PrintRequest, file: string) {
  for (const slot of slots) {
    const { artwork, name } = slot;
    if (artwork === null) continue;
    if (file === `${name}.pdf`) return { slot: { ...slot, artwork }, wantsSheet: false };
    if (file === `${name}-sheet.pdf` && imposition) return { slot: { ...slot, artwork }, wantsSheet: true };
  }
  return null;
}

async function made(
  { config, storage }: Pick<Services, "config" | "storage">,
  job: Omit<PrintJob, "pictureBytes">,
  artwork: Artwork,
) {
  const needsPicture = isPictureRead(job.piece);
  const file = await storage.get(artwork.sha256);
  const picture = needsPicture ? await storage.get(artwork.pictureSha256) : null;
  const pictureBytes = needsPicture ? await storage.stat(artwork.pictureSha256) : 0;
  if (file === null || (needsPicture && picture === null)) return null;
  return makePrintFile(config.dataDir, { ...job, pictureBytes: pictureBytes ?? 0 }, { file, picture });
}

/** One of the print files of something; why not where the customer's file does not allow it. */
export async function printFileOf(
  services: Pick<Services, "config" | "storage">,
  request: PrintRequest,
  file: string,
): Promise<ReadPrintFile | Refusal<"not-found">> {
  const found = findSlot(request, file);
  if (!found) return refuse("not-found");
  const { slot, wantsSheet } = found;
  const answer = await made(services, jobOf(request, slot, wantsSheet), slot.artwork);
  if (answer === null) return refuse("not-found");
  if (!answer.ok) return { ok: false, code: "unprintable", why: sentences[answer.code] };
  const { setName } = slot.slot;
  const called = file.replace(/^set-\d+/, (set) => (setName === "" ? set : `${set} ${setName}`));
  const { bytes } = answer.file;
  return { ok: true, name: `${request.number} ${called}`, bytes, stream: await lastReading(answer.file) };
}

/** A proof of a place of something: its piece with guides and notes; why not where the customer's file does not allow it. */
export async function proofFileOf(
  services: Pick<Services, "config" | "storage">,
  request: PrintRequest,
  printed: PrintedSlot,
  proof: ProofNotes,
): Promise<
  Omit<ReadPrintFile & { ok: true }, "name"> | (ReadPrintFile & { ok: false }) | Refusal<"not-found">
> {
  const { author, ...job } = jobOf(request, printed, false);
  const answer = await made(services, { ...job, author, title: proof.heading, proof }, printed.artwork);
  if (answer === null) return refuse("not-found");
  if (!answer.ok) return { ok: false, code: "unprintable", why: sentences[answer.code] };
  return { ok: true, bytes: answer.file.bytes, stream: await lastReading(answer.file) };
}

/** One of the print files, made when it is asked for; why not where the customer's file does not allow it. */
export async function readPrintFile(
  services: Needed,
  asked: RequestFilesKey,
  file: string,
): Promise<ReadPrintFile | Refusal<"not-found">> {
  const isOpen = opensRequestFiles(services, "print", asked);
  const request = isOpen ? await readPrintRequest(services, asked.requestNo) : null;
  return request === null ? refuse("not-found") : printFileOf(services, request, file);
}
