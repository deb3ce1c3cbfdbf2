import { zipSync } from "fflate";
import type { DocumentFaces } from "#platform/pdf/draw-document.ts";
import { cutContour } from "#platform/pdf/print-file/inks.ts";
import { drawTicket } from "#platform/pdf/draw-ticket.ts";
import type { CutJob } from "../cut-job.ts";
import { type CutSheet, cutSheets, mirroredSheet } from "../cut-sheet.ts";
import { ALL_FILES, type SheetFile, sheetFiles, TICKET_FILE } from "../file-names.ts";
import { writeDxf } from "../formats/write-dxf.ts";
import { writePdf } from "../formats/write-pdf.ts";
import { writeSvg } from "../formats/write-svg.ts";
import { jobTicket } from "./job-ticket.ts";

type Sheets = readonly CutSheet[];

async function sheetBytes(job: CutJob, sheets: Sheets, file: SheetFile): Promise<Buffer> {
  const found = sheets.find(({ film }) => film === file.film);
  if (found === undefined) throw new Error(`No film ${file.film}.`);
  const sheet = file.mirrored ? mirroredSheet(found) : found;
  const way = file.mirrored ? "mirrored" : "as it reads";
  const title = `${job.number}: ${job.title}; ${file.film}, ${way}`;
  if (file.format === "svg") return Buffer.from(writeSvg(sheet, title, job.cutPlate));
  if (file.format === "dxf") return Buffer.from(writeDxf(sheet, job.cutPlate));
  return writePdf(sheet, title, job.shopName, { ...cutContour, name: job.cutPlate });
}

function ticketBytes(job: CutJob, sheets: Sheets, faces: DocumentFaces): Promise<Buffer> {
  const { shopName, madeAt } = job;
  return drawTicket(jobTicket(job, sheets), { shopName, madeAt: new Date(madeAt), faces });
}

async function archive(job: CutJob, sheets: Sheets, faces: DocumentFaces): Promise<Uint8Array> {
  const folder = `lettering-${job.number}`;
  const files: Record<string, Uint8Array> = {
    [`${folder}/${TICKET_FILE}`]: await ticketBytes(job, sheets, faces),
  };
  for (const file of sheetFiles(job)) files[`${folder}/${file.name}`] = await sheetBytes(job, sheets, file);
  return zipSync(files, { mtime: job.madeAt });
}

/** The file that a job names. */
export async function drawCutFile(job: CutJob, faces: DocumentFaces): Promise<Uint8Array> {
  const sheets = cutSheets(job);
  if (job.file === TICKET_FILE) return ticketBytes(job, sheets, faces);
  if (job.file === ALL_FILES) return archive(job, sheets, faces);
  const file = sheetFiles(job).find(({ name }) => name === job.file);
  if (file === undefined) throw new Error(`No file ${job.file}.`);
  return sheetBytes(job, sheets, file);
}
