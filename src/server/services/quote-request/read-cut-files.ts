import { titleOf } from "#domain/configure/options/title.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { ALL_FILES, mediaTypeOf, sheetFiles, TICKET_FILE } from "#server/cut-files/file-names.ts";
import type { CutJob } from "#server/cut-files/draw-cut-files.ts";
import { readQuoteRequest } from "#server/db/quote-requests.ts";
import { createDrawnDocuments } from "../drawn-documents.ts";
import type { Services } from "../services.ts";
import { opensRequestFiles, type RequestFilesKey } from "./request-files-key.ts";

/** What the page of a request's files shows. */
export interface CutFilesPage {
  readonly requestNo: string;
  readonly title: string;
  /** Names of files, the archive of all first. */
  readonly files: readonly string[];
}

type Needed = Pick<Services, "catalogue" | "config" | "db" | "metrics" | "shopMoment">;

/** One at a time, as all documents: long words take a second. */
const drawn = createDrawnDocuments();

function namesOf({ design }: CutJob): readonly string[] {
  return [ALL_FILES, TICKET_FILE, ...sheetFiles(design).map(({ name }) => name)];
}

/** The words of a request as they were configured then; null without words, or of a request that is not there. */
async function readJob({ catalogue, db }: Needed, requestNo: string): Promise<CutJob | null> {
  const row = await readQuoteRequest(db, requestNo);
  const selection = row?.selection;
  const design = selection?.lettering;
  if (!row || !selection || !design) return null;
  const then = await catalogue.version(row.catalogueVersionId);
  if (then === null || !then.measureLettering(design).ok) return null;
  const { name } = catalogue.current().document.shop;
  return { number: requestNo, catalogue: then, selection, design, shopName: name, madeAt: row.createdAt };
}

/** Which files there are for whoever has the key; not found for everybody else. */
export async function readCutFiles(
  services: Needed,
  asked: RequestFilesKey,
): Promise<{ readonly ok: true; readonly page: CutFilesPage } | Refusal> {
  const job = opensRequestFiles(services, "cut", asked) ? await readJob(services, asked.requestNo) : null;
  if (job === null) return refuse("not-found");
  const title = titleOf(job.catalogue, job.selection);
  return { ok: true, page: { requestNo: job.number, title, files: namesOf(job) } };
}

/** One of the files, drawn when it is first asked for. The libraries that draw are loaded then, too. */
export async function readCutFile(
  services: Needed,
  asked: RequestFilesKey,
  file: string,
): Promise<{ readonly ok: true; readonly bytes: Buffer; readonly mediaType: string } | Refusal> {
  const job = opensRequestFiles(services, "cut", asked) ? await readJob(services, asked.requestNo) : null;
  if (job === null || !namesOf(job).includes(file)) return refuse("not-found");
  const name = `${job.number}/${file}`;
  services.metrics.cacheLookups.inc({ cache: "documents", result: drawn.has(name) ? "hit" : "miss" });
  const bytes = await drawn.get(name, async () => {
    const { drawCutFile } = await import("#server/cut-files/draw-cut-files.ts");
    return drawCutFile(job, file);
  });
  return { ok: true, bytes, mediaType: mediaTypeOf(file) };
}
