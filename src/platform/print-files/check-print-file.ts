import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { discardFile, type StagedFile, stageStream } from "#platform/files/staged-file.ts";
import type { ArtworkFault } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { makePrintFile, type SideSources } from "./make-print-file.ts";
import type { CheckedPiece, PrintJob, PrintSide } from "./print-job.ts";

/** A print file that was drawn and compared: its picture, and that of what was shown, where that is another one. */
export interface CheckedPrintFile extends Pick<CheckedPiece, "parts" | "doubts"> {
  readonly ok: true;
  readonly lines: CheckedPiece["lines"] | null;
  readonly printed: StagedFile | null;
  readonly shown: StagedFile | null;
}

/** What is written and compared, without its one side; that side comes with its stored files. */
export type CheckJob = Omit<PrintJob, "check" | "sides"> & Required<Pick<PrintJob, "check">>;

interface CheckedSide {
  readonly side: PrintSide;
  readonly sources: SideSources;
}

type Checked = CheckedPrintFile | { readonly ok: false; readonly code: ArtworkFault };

function staged(dataDir: string, content: Buffer): Promise<StagedFile | null> {
  return content.length === 0 ? Promise.resolve(null) : stageStream(dataDir, Readable.from([content]));
}

/** It may be made all the same: drawing it takes more than making it. */
async function madeOnly(
  dataDir: string,
  { check: _check, ...job }: CheckJob,
  { side, sources }: CheckedSide,
): Promise<Checked> {
  const made = await makePrintFile(dataDir, { ...job, sides: [side] }, [sources]);
  if (!made.ok) return made;
  await discardFile(made.file.path);
  return { ok: true, parts: [], doubts: ["undrawn"], lines: null, printed: null, shown: null };
}

/**
 * Makes the print file of one piece, draws it and compares it with what was shown, in the process that makes such files and within its
 * limits. The caller stores or discards the pictures. `open` reads the stored files anew.
 */
export async function checkPrintFile(
  dataDir: string,
  job: CheckJob,
  open: () => Promise<CheckedSide | null>,
): Promise<Checked | null> {
  const opened = await open();
  if (opened === null) return null;
  const made = await makePrintFile(dataDir, { ...job, sides: [opened.side] }, [opened.sources]);
  if (!made.ok) {
    const again = made.code === "too-heavy" ? await open() : null;
    return again === null ? made : madeOnly(dataDir, job, again);
  }
  try {
    const { checked } = made;
    if (checked === undefined) throw new Error("A print file was not compared.");
    const { lines, parts, doubts } = checked;
    const pictures = await readFile(made.file.path);
    const printed = await staged(dataDir, pictures.subarray(0, checked.printed));
    try {
      const shown = await staged(dataDir, pictures.subarray(checked.printed));
      return { ok: true, parts, doubts, lines, printed, shown };
    } catch (error) {
      if (printed) await discardFile(printed.path);
      throw error;
    }
  } finally {
    await discardFile(made.file.path);
  }
}
