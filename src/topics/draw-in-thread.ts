import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createFairLimit } from "#platform/fair-limit.ts";
import { createThreads } from "#platform/threads.ts";
import type { DocumentToDraw } from "./document-to-draw.types.ts";

/** `build` makes one file of the thread's script, beside the built server; otherwise Node runs its source. */
const script = import.meta.filename.endsWith(".js")
  ? join(import.meta.dirname, "document-drawer", "draw-document.worker.js")
  : join(import.meta.dirname, "..", "server", "document-drawer", "draw-document.worker.ts");

/** A processor is left to everything else; a quotation of two hundred lines takes two seconds of one. */
const sideBySide = Math.max(1, Math.min(2, availableParallelism() - 1));

/** One of each holder in the line: whoever has many drawn waits for their own. */
const inTurns = createFairLimit({
  sideBySide,
  longestQueue: 20,
  longestOwnQueue: 4,
  longestWaitMs: 10_000,
  reason: "documents",
});

const draw = createThreads<DocumentToDraw, Uint8Array>({
  script,
  idleMs: 60_000,
  longestMs: 30_000,
  mostHeapMb: 256,
  reason: "documents",
});

/**
 * Draws a document in another thread, when its holder's turn has come (decision 354): a network, or the studio. `gather` loads what is drawn
 * when it is, so that those who wait take no memory.
 */
export function drawInThread(holder: string, gather: () => Promise<DocumentToDraw>): Promise<Buffer> {
  return inTurns(holder, async () => Buffer.from(await draw(await gather())));
}
