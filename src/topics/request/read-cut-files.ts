import type { Readable } from "node:stream";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { ALL_FILES, mediaTypeOf, sheetFiles, TICKET_FILE } from "#platform/cut-files/file-names.ts";
import { type LetteringJob, cutJob } from "#platform/cut-files/cut-job.ts";
import { makeCutFile } from "#platform/cut-files/make-cut-file.ts";
import { type QuoteRequest, readQuoteRequest } from "./quote-requests.ts";
import { lastReading } from "#platform/files/staged-file.ts";
import type { Services } from "#topics/services.ts";

type Needed = Pick<Services, "catalogue">;

/** A file to cut that was made; `too-heavy` where its program came to a limit. */
export type ReadCutFile =
  | { readonly ok: true; readonly mediaType: string; readonly bytes: number; readonly stream: Readable }
  | { readonly ok: false; readonly code: "too-heavy" };

/** Names of the files that words are cut with, the archive of all first. */
export function cutFileNames({ design }: Pick<LetteringJob, "design">): readonly string[] {
  return [ALL_FILES, TICKET_FILE, ...sheetFiles(design).map(({ name }) => name)];
}

/** What a file to cut is for, by its name. */
export function cutFileLabel(file: string): string {
  if (file === ALL_FILES) return "All files in one archive";
  if (file === TICKET_FILE) return "Job ticket (PDF)";
  const [name = "", format = ""] = file.split(".");
  const parts = name.split("-");
  const which = parts.includes("outline") ? "Outline, the second film" : "Letters";
  const way = parts.includes("mirrored") ? ", mirrored" : "";
  return `${which}${way}${name.startsWith("CUT-THIS") ? ": cut this" : ""} (${format.toUpperCase()})`;
}

/** The words of something as they were configured then; null without words. */
export function wordsToCut(
  { catalogue: published }: Pick<Services, "catalogue">,
  {
    number,
    catalogue,
    selection,
    madeAt,
  }: Pick<LetteringJob, "number" | "catalogue" | "selection" | "madeAt">,
): LetteringJob | null {
  const design = selection.lettering;
  if (!design || !catalogue.measureLettering(design).ok) return null;
  const { name: shopName } = published.current().document.shop;
  return { number, catalogue, selection, design, shopName, madeAt };
}

/** The words of a request; null without words. */
export async function wordsOfRequest(services: Needed, row: QuoteRequest): Promise<LetteringJob | null> {
  const { selection, requestNo: number, createdAt: madeAt } = row;
  const then = selection?.lettering ? await services.catalogue.version(row.catalogueVersionId) : null;
  if (!selection || then === null) return null;
  return wordsToCut(services, { number, catalogue: then, selection, madeAt });
}

/** What is said in the place of a file of words that took too much. */
export const TOO_HEAVY =
  "The words take more time or memory than one file may. Try another of the files, or make this one by hand.";

/** One of the files of some words, made when it is asked for. */
export async function cutFileOf(
  { config }: Pick<Services, "config">,
  words: LetteringJob,
  file: string,
): Promise<ReadCutFile | Refusal<"not-found">> {
  if (!cutFileNames(words).includes(file)) return refuse("not-found");
  const made = await makeCutFile(config.dataDir, cutJob(words, file));
  if (made === null) return { ok: false, code: "too-heavy" };
  return { ok: true, mediaType: mediaTypeOf(file), bytes: made.bytes, stream: await lastReading(made) };
}

/** One of the files of a request's words. */
export async function readCutFile(
  services: Needed & Pick<Services, "config" | "db">,
  requestNo: string,
  file: string,
): Promise<ReadCutFile | Refusal<"not-found">> {
  const row = await readQuoteRequest(services.db, requestNo);
  const words = row && (await wordsOfRequest(services, row));
  return words === null ? refuse("not-found") : cutFileOf(services, words, file);
}
