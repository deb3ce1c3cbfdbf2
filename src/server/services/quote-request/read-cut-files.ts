import type { Readable } from "node:stream";
import { titleOf } from "#domain/configure/options/title.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { ALL_FILES, mediaTypeOf, sheetFiles, TICKET_FILE } from "#server/cut-files/file-names.ts";
import { type AskedWords, cutJob } from "#server/cut-files/cut-job.ts";
import { makeCutFile } from "#server/cut-files/make-cut-file.ts";
import { readQuoteRequest } from "#server/db/quote-requests.ts";
import { lastReading } from "#server/files/staged-file.ts";
import type { Services } from "../services.ts";
import { opensRequestFiles, type RequestFilesKey } from "./request-files-key.ts";

/** What the page of a request's files shows. */
export interface CutFilesPage {
  readonly requestNo: string;
  readonly title: string;
  /** Names of files, the archive of all first. */
  readonly files: readonly string[];
}

type Needed = Pick<Services, "catalogue" | "config" | "db" | "shopMoment">;

/** A file to cut that was made; `too-heavy` where its program came to a limit. */
export type ReadCutFile =
  | { readonly ok: true; readonly mediaType: string; readonly bytes: number; readonly stream: Readable }
  | { readonly ok: false; readonly code: "too-heavy" };

/** Names of the files that words are cut with, the archive of all first. */
export function cutFileNames({ design }: Pick<AskedWords, "design">): readonly string[] {
  return [ALL_FILES, TICKET_FILE, ...sheetFiles(design).map(({ name }) => name)];
}

/** The words of something as they were configured then; null without words. */
export function wordsToCut(
  { catalogue: published }: Pick<Services, "catalogue">,
  { number, catalogue, selection, madeAt }: Pick<AskedWords, "number" | "catalogue" | "selection" | "madeAt">,
): AskedWords | null {
  const design = selection.lettering;
  if (!design || !catalogue.measureLettering(design).ok) return null;
  const { name: shopName } = published.current().document.shop;
  return { number, catalogue, selection, design, shopName, madeAt };
}

/** The words of a request; null without words, or of a request that is not there. */
async function readWords(services: Needed, requestNo: string): Promise<AskedWords | null> {
  const row = await readQuoteRequest(services.db, requestNo);
  const selection = row?.selection;
  if (!row || !selection) return null;
  const then = await services.catalogue.version(row.catalogueVersionId);
  if (then === null) return null;
  return wordsToCut(services, { number: requestNo, catalogue: then, selection, madeAt: row.createdAt });
}

function opened(services: Needed, asked: RequestFilesKey): Promise<AskedWords | null> {
  const isOpen = opensRequestFiles(services, "cut", asked);
  return isOpen ? readWords(services, asked.requestNo) : Promise.resolve(null);
}

/** Which files there are for whoever has the key; not found for everybody else. */
export async function readCutFiles(
  services: Needed,
  asked: RequestFilesKey,
): Promise<{ readonly ok: true; readonly page: CutFilesPage } | Refusal<"not-found">> {
  const words = await opened(services, asked);
  if (words === null) return refuse("not-found");
  const title = titleOf(words.catalogue, words.selection);
  return { ok: true, page: { requestNo: words.number, title, files: cutFileNames(words) } };
}

/** One of the files of some words, made when it is asked for. */
export async function cutFileOf(
  { config }: Pick<Services, "config">,
  words: AskedWords,
  file: string,
): Promise<ReadCutFile | Refusal<"not-found">> {
  if (!cutFileNames(words).includes(file)) return refuse("not-found");
  const made = await makeCutFile(config.dataDir, cutJob(words, file));
  if (made === null) return { ok: false, code: "too-heavy" };
  return { ok: true, mediaType: mediaTypeOf(file), bytes: made.bytes, stream: await lastReading(made) };
}

/** One of the files of a request's words, for whoever has the key. */
export async function readCutFile(
  services: Needed,
  asked: RequestFilesKey,
  file: string,
): Promise<ReadCutFile | Refusal<"not-found">> {
  const words = await opened(services, asked);
  return words === null ? refuse("not-found") : cutFileOf(services, words, file);
}
