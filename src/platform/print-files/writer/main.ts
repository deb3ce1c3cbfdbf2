import sharp from "sharp";
import { giveFile, received, printAndExit } from "#platform/artwork/limited-program.ts";
import { isOutOfMemory, UnprintableArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import type { PrintAnswer, PrintJob } from "../print-job.ts";
import { drawPrintFile, type SideFiles } from "./draw-print-file.ts";

/*
 * A program of its own (see ../make-print-file.ts): it takes a job, so many bytes of JSON, and the files that the job names, so
 * many bytes in all, from its standard input, and gives the print file and one line that says how it went.
 */

/** What it was sent. The customer's file is the larger part: nothing else keeps it in memory. */
function taken(
  jobBytes: number,
  allBytes: number,
): { readonly job: PrintJob; readonly files: readonly SideFiles[] } {
  const content = received(allBytes);
  const job = JSON.parse(content.toString("utf8", 0, jobBytes)) as PrintJob;
  let next = jobBytes;
  const take = (bytes: number) => content.subarray(next, (next += bytes));
  const files = job.sides.map(({ bytes, pictureBytes }) => ({
    file: take(bytes),
    picture: Buffer.from(take(pictureBytes)),
  }));
  return { job, files };
}

async function checked(job: PrintJob, files: readonly SideFiles[]): Promise<PrintAnswer> {
  const { checkPiece } = await import("./check/check-piece.ts");
  const { pictures, ...answer } = await checkPiece(job, files);
  await giveFile(pictures);
  return { ok: true, ...answer };
}

async function answerTo(jobBytes: number, allBytes: number): Promise<PrintAnswer> {
  const { job, files } = taken(jobBytes, allBytes);
  try {
    if (job.check) return await checked(job, files);
    await giveFile(await drawPrintFile(job, files));
    return { ok: true };
  } catch (error) {
    if (error instanceof UnprintableArtwork) return { ok: false, code: error.code };
    if (isOutOfMemory(error)) return { ok: false, code: "too-heavy" };
    throw error;
  }
}

// One picture in the life of this process, and threads take memory each.
sharp.cache(false);
sharp.concurrency(1);
const answer = await answerTo(Number(process.argv[2]), Number(process.argv[3]));
printAndExit(answer);
