import { setImmediate } from "node:timers/promises";
import { Zip, ZipDeflate } from "fflate";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { LetteringDesign } from "#domain/lettering/design.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { drawTicket, type TicketImprint } from "#server/pdf/draw-ticket.ts";
import { type CutLettering, cutLettering, mirroredSheet } from "./cut-sheet.ts";
import { ALL_FILES, type SheetFile, sheetFiles, TICKET_FILE } from "./file-names.ts";
import { jobTicket } from "./job-ticket.ts";
import { writeDxf } from "./writers/write-dxf.ts";
import { writePdf } from "./writers/write-pdf.ts";
import { writeSvg } from "./writers/write-svg.ts";

/** Words that were asked for, with the catalogue they were configured with. */
export interface CutJob extends TicketImprint {
  readonly number: string;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly design: LetteringDesign;
}

async function sheetBytes(job: CutJob, cut: CutLettering, file: SheetFile): Promise<Buffer> {
  const found = cut.sheets.find(({ film }) => film === file.film);
  if (found === undefined) throw new Error(`No film ${file.film}.`);
  const sheet = file.mirrored ? mirroredSheet(found) : found;
  const way = file.mirrored ? "mirrored" : "as it reads";
  const title = `${job.number}: ${titleOf(job.catalogue, job.selection)}; ${file.film}, ${way}`;
  if (file.format === "svg") return Buffer.from(writeSvg(sheet, title));
  if (file.format === "dxf") return Buffer.from(writeDxf(sheet));
  return writePdf(sheet, title, job.shopName);
}

/** Bytes that are packed before others have their turn. */
const PACKED_AT_ONCE = 256 * 1024;

async function packed(zip: Zip, name: string, bytes: Uint8Array, mtime: Date): Promise<void> {
  const file = new ZipDeflate(name);
  file.mtime = mtime;
  zip.add(file);
  for (let at = 0; at < bytes.length; at += PACKED_AT_ONCE) {
    const end = at + PACKED_AT_ONCE;
    file.push(bytes.subarray(at, end), end >= bytes.length);
    await setImmediate();
  }
}

async function archive(job: CutJob, cut: CutLettering): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const folder = `lettering-${job.number}`;
  const add = (name: string, bytes: Uint8Array) => packed(zip, `${folder}/${name}`, bytes, job.madeAt);
  await add(TICKET_FILE, await drawTicket(jobTicket({ ...job, cut }), job));
  for (const file of sheetFiles(job.design)) await add(file.name, await sheetBytes(job, cut, file));
  zip.end();
  return Buffer.concat(parts);
}

/** One of a job's files by its name. The words are known to be set: a request was measured when it was made. */
export async function drawCutFile(job: CutJob, name: string): Promise<Buffer> {
  const cut = await cutLettering(job.catalogue.faces, job.design);
  if (!cut.ok) throw new Error(`The words of ${job.number} cannot be set: ${cut.code}.`);
  if (name === TICKET_FILE) return drawTicket(jobTicket({ ...job, cut }), job);
  if (name === ALL_FILES) return archive(job, cut);
  const file = sheetFiles(job.design).find((row) => row.name === name);
  if (file === undefined) throw new Error(`No file ${name}.`);
  return sheetBytes(job, cut, file);
}
