import { join } from "node:path";
import { Readable } from "node:stream";
import { runLimited } from "#platform/artwork/run-limited.ts";
import { staffFilesInTurn } from "#platform/artwork/staff-files-in-turn.ts";
import { discardFile, type StagedFile } from "#platform/files/staged-file.ts";
import type { CutJob } from "./cut-job.ts";

/** `build` makes one file of the writer, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "cut-file-writer", "main.js")
  : join(import.meta.dirname, "writer", "main.ts");

/** Nine times an archive of twenty lines of a script with an outline. */
const MOST_BYTES = 32 * 1024 * 1024;

async function writeOnce(dataDir: string, job: CutJob): Promise<StagedFile | null> {
  const { documentFaces } = await import("#platform/pdf/document-faces.ts");
  const parts = [Buffer.from(JSON.stringify(job)), documentFaces.text, documentFaces.heading];
  const { file, said } = await runLimited(dataDir, {
    script,
    given: parts.map(({ length }) => String(length)),
    content: Readable.from(parts),
    mostBytes: MOST_BYTES,
  });
  if (said !== null) return file;
  await discardFile(file.path);
  return null;
}

/**
 * Makes a file to cut in a process of its own, so that long words keep nobody else waiting. Null where it takes more time or
 * memory than one may. The caller sends and discards it.
 */
export function makeCutFile(dataDir: string, job: CutJob): Promise<StagedFile | null> {
  return staffFilesInTurn(() => writeOnce(dataDir, job));
}
