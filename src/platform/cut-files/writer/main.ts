import { zipSync } from "fflate";
import { giveFile, received } from "#platform/artwork/limited-program.ts";
import type { CutJob } from "../cut-job.ts";
import type { DocumentFaces } from "#platform/pdf/draw-document.ts";
import { cutContour } from "#platform/pdf/print-file/inks.ts";
import { drawTicket } from "#platform/pdf/draw-ticket.ts";
import { type CutSheet, cutSheets, cuttingOf, frameOf, mirroredSheet } from "../cut-sheet.ts";
import { ALL_FILES, type SheetFile, sheetFiles, TICKET_FILE } from "../file-names.ts";
import { writeDxf } from "../formats/write-dxf.ts";
import { writePdf } from "../formats/write-pdf.ts";
import { writeSvg } from "../formats/write-svg.ts";
import type { Detail } from "#domain/detail.ts";
import { counted, grouped } from "#domain/grouped.ts";
import type { Box } from "#domain/preview/scene.ts";
import { cornersTouching, filledSpaces } from "../geometry/weeding.ts";
import { pathText } from "../formats/path-text.ts";

/*
 * A program of its own (see ../make-cut-file.ts): it takes a job and the two fonts of its ticket, each of so many bytes, from its
 * standard input, and gives the file to cut. It reads and writes nothing else.
 */

const [jobBytes = 0, textBytes = 0, headingBytes = 0] = process.argv.slice(2).map(Number);
const content = received(jobBytes + textBytes + headingBytes);
const job = JSON.parse(content.toString("utf8", 0, jobBytes)) as CutJob;
const text = content.subarray(jobBytes, jobBytes + textBytes);
const heading = content.subarray(jobBytes + textBytes);

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

/** What goes to the cutter with the files. */
interface JobTicket {
  readonly number: string;
  readonly title: string;
  /** What to mind, a sentence each. */
  readonly notes: readonly string[];
  readonly details: readonly Detail[];
  /** The words as they read from the front: SVG path data in millimetres, with the page they lie on. */
  readonly picture: { readonly d: string; readonly width: number; readonly height: number };
}

type Size = Pick<Box, "width" | "height">;

function metres(lengthMm: number): string {
  return `${grouped(lengthMm / 1000, 2)} m`;
}

const called = { letters: "Film of the letters", outline: "Film of the outline" } as const;

function sheetDetails({ films, copies }: CutJob, sheet: CutSheet): readonly Detail[] {
  const { lengthMm, parts } = cuttingOf(sheet);
  const measured = ({ width, height }: Size) => `${grouped(width, 1)} x ${grouped(height, 1)} mm`;
  const each = `${metres(lengthMm)} of cut and ${counted(parts, "part")} a copy`;
  const all = `${metres(lengthMm * copies)} and ${counted(parts * copies, "part")} for ${copies} copies`;
  return [
    { label: called[sheet.film], value: films[sheet.film] },
    { label: "Measures", value: `${measured(sheet.ink)}, with its frame ${measured(frameOf(sheet))}` },
    { label: "Cutting", value: copies === 1 ? each : `${each}; ${all}` },
  ];
}

function filmNotes({ insideGlass, outline }: CutJob, filled: number): readonly string[] {
  if (outline === null) return [];
  const order = insideGlass
    ? "letters first, the outline over them"
    : "the outline first, the letters over it";
  return [
    `Two films, each with two squares beside the words: ${order}, square upon square.`,
    ...(filled === 0
      ? []
      : [
          `The outline's film has no hole in ${counted(filled, "space")} inside letters: too narrow to weed there.`,
        ]),
  ];
}

function notesOf(job: CutJob, sheets: readonly CutSheet[]): readonly string[] {
  const { insideGlass, warning } = job;
  const [letters, outline] = sheets;
  const loose = letters ? cornersTouching(letters) : 0;
  return [
    insideGlass
      ? "Inside of glass: cut the mirrored files, which are here alone. The words read from the other side."
      : "Cut the plain files; the mirrored ones are for the back of glass or for reverse application.",
    ...filmNotes(job, letters && outline ? filledSpaces(letters, outline) : 0),
    ...(loose === 0
      ? []
      : [
          `Parts touch at a corner alone in ${counted(loose, "place")}: there they come apart when they are weeded.`,
        ]),
    ...(warning === null ? [] : [warning]),
  ];
}

/** Everything a cutter has to know of a job, the face that is really cut above all. */
function jobTicket(job: CutJob, sheets: readonly CutSheet[]): JobTicket {
  const [letters] = sheets;
  return {
    number: job.number,
    title: job.title,
    notes: notesOf(job, sheets),
    details: [...job.details, ...sheets.flatMap((sheet) => sheetDetails(job, sheet))],
    picture: {
      d: letters?.lines.map(pathText).join("") ?? "",
      width: letters?.page.width ?? 0,
      height: letters?.page.height ?? 0,
    },
  };
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
async function drawCutFile(job: CutJob, faces: DocumentFaces): Promise<Uint8Array> {
  const sheets = cutSheets(job);
  if (job.file === TICKET_FILE) return ticketBytes(job, sheets, faces);
  if (job.file === ALL_FILES) return archive(job, sheets, faces);
  const file = sheetFiles(job).find(({ name }) => name === job.file);
  if (file === undefined) throw new Error(`No file ${job.file}.`);
  return sheetBytes(job, sheets, file);
}

await giveFile(await drawCutFile(job, { text, heading }));
