import sharp from "sharp";
import { TooHeavyDrawing } from "#platform/artwork/drawing/drawing-text.ts";
import { giveFile, received, printAndExit } from "#platform/artwork/limited-program.ts";
import { isOutOfMemory, UnprintableArtwork } from "#platform/pdf/print-file/artwork/placed-artwork.ts";
import { addPlate } from "./add-plate.ts";
import type { PlateAnswer, PlateJob } from "./plate-job.ts";

/*
 * A program of its own (see ../make-plated-file.ts): it takes a job, so many bytes of JSON, and the files that the job names, so many
 * bytes in all, from its standard input, and gives a PDF and one line that says how it went.
 */

async function answerTo(jobBytes: number, allBytes: number): Promise<PlateAnswer> {
  const content = received(allBytes);
  const job = JSON.parse(content.toString("utf8", 0, jobBytes)) as PlateJob;
  let next = jobBytes;
  const named = "second" in job.from ? [job.file, job.from.second] : [job.file];
  const files = named.map(({ bytes }) => content.subarray(next, (next += bytes)));
  try {
    const added = await addPlate(job, files);
    if (!added.ok) return added;
    await giveFile(added.pdf);
    return { ok: true };
  } catch (error) {
    if (error instanceof UnprintableArtwork) return { ok: false, code: error.code };
    if (error instanceof TooHeavyDrawing || isOutOfMemory(error)) return { ok: false, code: "too-heavy" };
    throw error;
  }
}

// One picture in the life of this process, and threads take memory each.
sharp.cache(false);
sharp.concurrency(1);
const answer = await answerTo(Number(process.argv[2]), Number(process.argv[3]));
printAndExit(answer);
