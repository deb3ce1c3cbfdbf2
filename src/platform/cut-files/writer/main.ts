import { giveFile, received } from "#platform/artwork/limited-program.ts";
import type { CutJob } from "../cut-job.ts";
import { drawCutFile } from "./draw-cut-file.ts";

/*
 * A program of its own (see ../make-cut-file.ts): it takes a job and the two fonts of its ticket, each of so many bytes, from its
 * standard input, and gives the file to cut. It reads and writes nothing else.
 */

const [jobBytes = 0, textBytes = 0, headingBytes = 0] = process.argv.slice(2).map(Number);
const content = received(jobBytes + textBytes + headingBytes);
const job = JSON.parse(content.toString("utf8", 0, jobBytes)) as CutJob;
const text = content.subarray(jobBytes, jobBytes + textBytes);
const heading = content.subarray(jobBytes + textBytes);
await giveFile(await drawCutFile(job, { text, heading }));
