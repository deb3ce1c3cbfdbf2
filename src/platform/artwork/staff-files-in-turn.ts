import { createConcurrencyLimit } from "#platform/concurrency-limit.ts";

/**
 * A file for the staff, to print or to cut, takes a processor for seconds, and half a gigabyte while it lasts: one after the
 * other, whatever it is.
 */
export const staffFilesInTurn = createConcurrencyLimit({
  sideBySide: 1,
  longestQueue: 8,
  longestWaitMs: 60_000,
  reason: "documents",
});
