import { readArriving, readOutlivedUploads } from "./uploads-rows.ts";
import type { Services } from "#topics/services.ts";
import { dropUpload, finishUpload, isWhole } from "./uploads.ts";

const atOnce = 200;
/** An upload that has not got on for this long is not waited for: its browser begins it anew. */
const MOST_IDLE_MS = 30 * 60_000;

type Needs = Pick<Services, "config" | "db" | "storage" | "uploadLocks">;

/** Stores what has arrived whole without anybody hearing of it: the process was killed after the last byte. */
export async function finishWholeUploads(services: Pick<Services, "db" | "storage">): Promise<void> {
  const faults: unknown[] = [];
  for (const upload of await readArriving(services.db, atOnce))
    if (await isWhole(services, upload))
      // One that cannot be stored now keeps no other back.
      await finishUpload(services, upload.id).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, "Uploads that arrived whole were not stored.");
}

/** Forgets uploads that took too long, or did not get on, and those that were stored and no request named: the sweep of files takes their content. */
async function forgetOutlived(services: Needs, now: number): Promise<void> {
  const { config, db } = services;
  const limits = {
    unfinishedBefore: new Date(now - config.uploadLifeMs),
    heardBefore: new Date(now - MOST_IDLE_MS),
    endedBefore: new Date(now - config.unusedUploadLifeMs),
  };
  for (;;) {
    const some = await readOutlivedUploads(db, limits, atOnce);
    for (const upload of some) await dropUpload(services, upload);
    if (some.length < atOnce) break;
  }
}

/** Tidies up after uploads; nothing is touched that may still go on. */
export async function sweepUploads(services: Needs, now: number = Date.now()): Promise<void> {
  try {
    await finishWholeUploads(services);
  } finally {
    await forgetOutlived(services, now);
    // What lies there without a row: of a shop that was restored from a backup.
    await services.storage.dropBefore(now - services.config.uploadLifeMs);
  }
}
