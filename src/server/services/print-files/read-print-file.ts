import type { Readable } from "node:stream";
import { refuse, type Refusal } from "#domain/refusal.ts";
import type { Artwork } from "#server/db/files/artworks.ts";
import { lastReading } from "#server/files/staged-file.ts";
import { printFaultText } from "#domain/artwork/comparison/print-check.ts";
import { makePrintFile } from "#server/print-files/make-print-file.ts";
import type { PrintJob, ProofNotes } from "#server/print-files/print-job.ts";
import { isPictureRead } from "#server/print-files/print-piece.ts";
import { opensRequestFiles, type RequestFilesKey } from "../quote-request/request-files-key.ts";
import type { Services } from "../services.ts";
import type { PrintedSlot } from "./piece-of-slot.ts";
import { openSources, printJobOf } from "./print-job-of.ts";
import { type PrintRequest, readPrintRequest } from "./print-request.ts";

type Needed = Pick<Services, "catalogue" | "config" | "db" | "shopMoment" | "storage">;

/** A print file that was made, with the name under which it is saved. */
export type ReadPrintFile =
  | { readonly ok: true; readonly name: string; readonly bytes: number; readonly stream: Readable }
  | { readonly ok: false; readonly code: "unprintable"; readonly why: string };

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
  services: Pick<Services, "config" | "storage">,
  job: Omit<PrintJob, "pictureBytes">,
  artwork: Pick<Artwork, "pictureSha256" | "sha256">,
) {
  const sources = await openSources(services, artwork, isPictureRead(job.piece));
  if (sources === null) return null;
  const { pictureBytes } = sources;
  return makePrintFile(services.config.dataDir, { ...job, pictureBytes }, sources);
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
  const answer = await made(services, printJobOf(request, slot, wantsSheet), slot.artwork);
  if (answer === null) return refuse("not-found");
  if (!answer.ok) return { ok: false, code: "unprintable", why: printFaultText(answer.code) };
  const { setName } = slot.slot;
  const called = file.replace(/^set-\d+/, (set) => (setName === "" ? set : `${set} ${setName}`));
  const { bytes } = answer.file;
  return { ok: true, name: `${request.number} ${called}`, bytes, stream: await lastReading(answer.file) };
}

/** A drawing of a print file, as it is kept. */
export interface KeptDrawing {
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * A proof of a place of something: its piece with guides and notes, as its print file was drawn, where that was kept; why not where the
 * customer's file does not allow it.
 */
export async function proofFileOf(
  services: Pick<Services, "config" | "storage">,
  request: PrintRequest,
  printed: PrintedSlot,
  { notes, drawing }: { readonly notes: ProofNotes; readonly drawing: KeptDrawing | null },
): Promise<
  Omit<ReadPrintFile & { ok: true }, "name"> | (ReadPrintFile & { ok: false }) | Refusal<"not-found">
> {
  const job = { ...printJobOf(request, printed, false), title: notes.heading, proof: notes };
  const { pictureSha256 } = printed.artwork;
  const answer =
    drawing === null
      ? await made(services, job, printed.artwork)
      : await made(
          services,
          { ...job, kind: "picture", bytes: drawing.bytes, isDrawn: true },
          { sha256: drawing.sha256, pictureSha256 },
        );
  if (answer === null) return refuse("not-found");
  if (!answer.ok) return { ok: false, code: "unprintable", why: printFaultText(answer.code) };
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
