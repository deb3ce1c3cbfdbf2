import { createHash, randomUUID } from "node:crypto";
import {
  copyFileSync,
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
// By its place: its name leads here.
import { KilledProgram, runLimited as run } from "../../../src/platform/artwork/run-limited.ts";
import { stageStream } from "#platform/files/staged-file.ts";
import { programs } from "./built-programs.ts";

export { KilledProgram };

/** Tests put another program in its place, to see what is done when that fails. */
const node = process.execPath;

/** A print file that is only drawn and compared shows neither its order's number nor its time. */
function asDrawn(first: Buffer): Buffer | string {
  const { check, title: _title, madeAt: _madeAt, ...job } = JSON.parse(first.toString("utf8"));
  return check === undefined ? first : JSON.stringify({ check, ...job });
}

async function* each(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
}

/** Where what a program makes of a content lies, once it was made. */
function placeOf(work: Parameters<typeof run>[1], chunks: readonly Buffer[]): string {
  const { script, given, limits } = work;
  const [first = Buffer.alloc(0), ...rest] = chunks;
  const isWriter = script.includes("print-file-writer");
  const hash = createHash("sha256")
    .update(JSON.stringify([script, isWriter ? [] : given, limits]))
    .update(isWriter ? asDrawn(first) : first);
  for (const chunk of rest) hash.update(chunk);
  return join(inject("shopsFolder"), "made", hash.digest("hex"));
}

/**
 * What a program of the shop makes of the same bytes, once in a run: tests order the same few labels hundreds of times, and reading them,
 * writing their print files and comparing these was a third of the work of all. How it fails is always tried.
 */
export const runLimited: typeof run = async (dataDir, work) => {
  if (!work.script.startsWith(programs) || process.execPath !== node) return run(dataDir, work);
  const chunks: Buffer[] = [];
  for await (const chunk of work.content) chunks.push(chunk);
  const place = placeOf(work, chunks);
  if (existsSync(`${place}.json`)) {
    const file = await stageStream(dataDir, createReadStream(place));
    return { ...JSON.parse(readFileSync(`${place}.json`, "utf8")), file };
  }
  const { file, ...outcome } = await run(dataDir, { ...work, content: each(chunks) });
  if (outcome.excess === null) {
    mkdirSync(join(place, ".."), { recursive: true });
    const unfinished = `${place}.${randomUUID()}`;
    copyFileSync(file.path, unfinished);
    renameSync(unfinished, place);
    writeFileSync(unfinished, JSON.stringify(outcome));
    renameSync(unfinished, `${place}.json`);
  }
  return { ...outcome, file };
};
