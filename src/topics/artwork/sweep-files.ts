import { sweepStaging } from "#platform/files/staged-file.ts";
import type { Services } from "#topics/services.ts";
import { removeUnused, withoutReference } from "./remove-unused.ts";

const hour = 3_600_000;
/** Longer than any upload takes. */
const stagingLifeMs = 2 * hour;
/** Files removed at once: their claim is ended before long, however slow the store is. */
const atOnce = 10;
/** What a request that failed at the last moment has left. */
const unreferencedLifeMs = 24 * hour;

/**
 * Removes uploads that nothing refers to: what a killed process left, and the files of requests that failed. Whether
 * something refers to them is looked up again while nobody can begin to; each removal is then its own few contents' affair.
 */
export async function sweepFiles(
  { config, db, storage }: Pick<Services, "config" | "db" | "storage">,
  now: number = Date.now(),
): Promise<void> {
  await sweepStaging(config.dataDir, now - stagingLifeMs);
  const found = await withoutReference(db, await storage.storedBefore(now - unreferencedLifeMs));
  for (let from = 0; from < found.length; from += atOnce)
    await removeUnused({ db, storage }, found.slice(from, from + atOnce), { waits: true });
}
