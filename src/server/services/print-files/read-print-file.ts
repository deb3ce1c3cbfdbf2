import type { Readable } from "node:stream";
import { artworkName } from "#domain/artwork/pages.ts";
import { pressOf } from "#domain/price/press-layouts.ts";
import type { ArtworkFacts } from "#domain/artwork/preflight/facts.ts";
import { refuse, type Refusal } from "#domain/refusal.ts";
import type { Artwork } from "#server/db/files/artworks.ts";
import { lastReading } from "#server/files/staged-file.ts";
import type { ArtworkFault } from "#server/pdf/print-file/artwork/artwork-fault.ts";
import { pieceCutting } from "#server/print-files/cutting.ts";
import {
  closeSources,
  type MadePrintFile,
  makePrintFile,
  type SideSources,
} from "#server/print-files/make-print-file.ts";
import { printSheet } from "#server/print-files/print-sheet.ts";
import type { PrintJob, PrintSide, ProofNotes } from "#server/print-files/print-job.ts";
import { isPictureRead } from "#server/print-files/print-piece.ts";
import { opensRequestFiles, type RequestFilesKey } from "../quote-request/request-files-key.ts";
import type { Services } from "../services.ts";
import { pieceOfSlot, type PrintedSlot } from "./piece-of-slot.ts";
import { type PrintOutput, printOutputs } from "./print-outputs.ts";
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

const kinds: Readonly<Record<ArtworkFacts["kind"], PrintSide["kind"]>> = {
  picture: "picture",
  document: "pdf",
  drawing: "svg",
};

/** A print file that was made, with the name under which it is saved. */
export type ReadPrintFile =
  | { readonly ok: true; readonly name: string; readonly bytes: number; readonly stream: Readable }
  | { readonly ok: false; readonly code: "unprintable"; readonly why: string };

type Side = Omit<PrintSide, "pictureBytes">;

function sideOf(request: PrintRequest, placed: PrintedSlot, isSheet: boolean) {
  const { imposition } = request;
  const { slot, artwork } = placed;
  const { subject, piece } = pieceOfSlot(request, placed);
  const sheet = isSheet && imposition ? printSheet(imposition, subject, slot.side) : null;
  const { sha256, bytes, facts, page } = artwork;
  const printed = facts.kind === "document" ? (facts.boxes?.printed ?? null) : null;
  const side = { piece, sheet, kind: kinds[facts.kind], page, printed, sha256, bytes } satisfies Side;
  return { subject, side };
}

/** "K26-5DABV2-10, Set 2 (Plum), plum.pdf" */
function titleOf({ number }: PrintRequest, slots: readonly PrintedSlot[]): string {
  const labels = slots.map(({ slot }) => slot.label);
  const names = [...new Set(slots.map(({ artwork }) => artworkName(artwork)))];
  return [number, ...labels, ...names].filter((part) => part !== "").join(", ");
}

type Job = Omit<PrintJob, "sides">;
type Stored = Pick<Services, "config" | "storage">;

/** The files of a side as they are stored; a customer's file that lies on the side before, too, is sent once. */
async function sourcesOf({ storage }: Stored, side: Side, artwork: Artwork, isRepeated: boolean) {
  const needsPicture = isPictureRead(side.piece);
  const file = isRepeated ? null : await storage.get(artwork.sha256);
  const picture = needsPicture ? await storage.get(artwork.pictureSha256) : null;
  const pictureBytes = needsPicture ? await storage.stat(artwork.pictureSha256) : 0;
  const isThere = (isRepeated || file !== null) && (!needsPicture || picture !== null);
  const sources: SideSources = { file, picture };
  if (isThere)
    return {
      side: { ...side, bytes: isRepeated ? 0 : side.bytes, pictureBytes: pictureBytes ?? 0 },
      sources,
    };
  closeSources(sources);
  return null;
}

/** Has the file of some pages written; null where a file of the customer is not there any more. */
async function made(
  services: Stored,
  request: PrintRequest,
  { slots, isSheet }: Pick<PrintOutput, "slots" | "isSheet">,
  more: Partial<Job> = {},
): Promise<MadePrintFile | null> {
  const { catalogue, selection, madeAt } = request;
  const pages = slots.map((printed) => ({ ...printed, ...sideOf(request, printed, isSheet) }));
  const [first] = pages;
  if (first === undefined) return null;
  const parts = await Promise.all(
    pages.map(({ side, artwork }, at) =>
      sourcesOf(services, side, artwork, pages.findIndex((page) => page.side.sha256 === side.sha256) < at),
    ),
  );
  const there = parts.filter((part) => part !== null);
  if (there.length < parts.length) {
    for (const { sources } of there) closeSources(sources);
    return null;
  }
  const job = {
    title: titleOf(request, slots),
    author: catalogue.document.shop.name,
    madeAt: madeAt.toISOString(),
    cutting: pieceCutting(first.subject, pressOf(catalogue, selection).plates),
    sides: there.map(({ side }) => side),
    ...more,
  };
  return makePrintFile(
    services.config.dataDir,
    job,
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
  if (!answer.ok) return { ok: false, code: "unprintable", why: sentences[answer.code] };
  const { bytes } = answer.file;
  return { ok: true, name: output.name, bytes, stream: await lastReading(answer.file) };
}

/** A proof of a place of something: its piece with guides and notes; why not where the customer's file does not allow it. */
export async function proofFileOf(
  services: Stored,
  request: PrintRequest,
  printed: PrintedSlot,
  proof: ProofNotes,
): Promise<
  Omit<ReadPrintFile & { ok: true }, "name"> | (ReadPrintFile & { ok: false }) | Refusal<"not-found">
> {
  const page = { slots: [printed], isSheet: false };
  const answer = await made(services, request, page, { title: proof.heading, proof });
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
