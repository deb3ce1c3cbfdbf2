import type { Readable } from "node:stream";
import { refuse, type Refusal } from "#domain/refusal.ts";
import { printFaultText } from "#domain/artwork/comparison/print-check.ts";
import { lastReading } from "#platform/files/staged-file.ts";
import { closeSources, type MadePrintFile, makePrintFile } from "#platform/print-files/make-print-file.ts";
import type { ProofNotes } from "#platform/print-files/print-job.ts";
import type { Services } from "#topics/services.ts";
import type { PrintedSlot } from "./piece-of-slot.ts";
import { type MoreOfJob, type OpenedSide, openSide, printJobOf, printSideOf } from "./print-job-of.ts";
import { type PrintOutput, printOutputs } from "./print-outputs.ts";
import type { PrintRequest } from "./print-request.ts";

/** A print file that was made, with the name under which it is saved. */
export type ReadPrintFile =
  | { readonly ok: true; readonly name: string; readonly bytes: number; readonly stream: Readable }
  | { readonly ok: false; readonly code: "unprintable"; readonly why: string };

type Stored = Pick<Services, "config" | "storage">;

/** A drawing of a print file, as it is kept. */
export interface SavedDrawing {
  readonly sha256: string;
  readonly bytes: number;
}

/** What a side is with the drawing in the place of the customer's file. */
function drawnSide({ sha256, bytes }: SavedDrawing) {
  return { kind: "picture", page: 1, printed: null, sha256, bytes, isDrawn: true } as const;
}

/** Opens the sides of some pages, the first first; null, with nothing left open, where a file of the customer is not there any more. */
async function openSides(
  services: Stored,
  request: PrintRequest,
  { slots, isSheet }: Pick<PrintOutput, "slots" | "isSheet">,
  drawing: SavedDrawing | null,
): Promise<readonly OpenedSide[] | null> {
  const opened: OpenedSide[] = [];
  const close = () => opened.forEach(({ sources }) => closeSources(sources));
  try {
    for (const printed of slots) {
      const side = { ...printSideOf(request, printed, isSheet), ...(drawing && drawnSide(drawing)) };
      const isRepeated = opened.some((one) => one.side.sha256 === side.sha256);
      const one = await openSide(services, side, printed.artwork.pictureSha256, { isRepeated });
      if (one === null) {
        close();
        return null;
      }
      opened.push(one);
    }
  } catch (error) {
    close();
    throw error;
  }
  return opened;
}

/** Has the file of some pages written; null where a file of the customer is not there any more. */
async function made(
  services: Stored,
  request: PrintRequest,
  { slots, isSheet }: Pick<PrintOutput, "slots" | "isSheet">,
  { drawing = null, ...more }: MoreOfJob & { readonly drawing?: SavedDrawing | null } = {},
): Promise<MadePrintFile | null> {
  const there = await openSides(services, request, { slots, isSheet }, drawing);
  if (there === null) return null;
  const sides = there.map(({ side }) => side);
  return makePrintFile(
    services.config.dataDir,
    { ...printJobOf(request, slots), ...more, sides },
    there.map(({ sources }) => sources),
  );
}

/** One of the print files of something; why not where the customer's file does not allow it. */
export async function printFileOf(
  services: Stored,
  request: PrintRequest,
  file: string,
): Promise<ReadPrintFile | Refusal<"not-found">> {
  const { listed, further } = printOutputs(request);
  const output = [...listed, ...further].find((one) => one.file === file);
  if (output === undefined) return refuse("not-found");
  const answer = await made(services, request, output);
  if (answer === null) return refuse("not-found");
  if (!answer.ok) return { ok: false, code: "unprintable", why: printFaultText(answer.code) };
  const { bytes } = answer.file;
  return { ok: true, name: output.name, bytes, stream: await lastReading(answer.file) };
}

/**
 * A proof of a place of something: its piece with guides and notes, as its print file was drawn, where that was kept; why not where the
 * customer's file does not allow it.
 */
export async function proofFileOf(
  services: Stored,
  request: PrintRequest,
  printed: PrintedSlot,
  { notes, drawing }: { readonly notes: ProofNotes; readonly drawing: SavedDrawing | null },
): Promise<
  Omit<ReadPrintFile & { ok: true }, "name"> | (ReadPrintFile & { ok: false }) | Refusal<"not-found">
> {
  const page = { slots: [printed], isSheet: false };
  const answer = await made(services, request, page, { title: notes.heading, proof: notes, drawing });
  if (answer === null) return refuse("not-found");
  if (!answer.ok) return { ok: false, code: "unprintable", why: printFaultText(answer.code) };
  return { ok: true, bytes: answer.file.bytes, stream: await lastReading(answer.file) };
}
