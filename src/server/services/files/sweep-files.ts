import { closeKeptFiles, readReferencedFiles } from "#server/db/files/attachments.ts";
import type { Queries } from "#server/db/transaction.ts";
import { sweepStaging } from "#server/files/staged-file.ts";
import type { Services } from "../services.ts";

const hour = 3_600_000;
/** Longer than any upload takes. */
const stagingLifeMs = 2 * hour;
/** Files removed while nobody can keep one: a moment, shorter than an upload waits. */
const atOnce = 100;
/** What a request that failed at the last moment has left. */
const unreferencedLifeMs = 24 * hour;

async function withoutReference(db: Queries, sha256s: readonly string[]): Promise<readonly string[]> {
  const referenced = await readReferencedFiles(db, sha256s);
  return sha256s.filter((sha256) => !referenced.has(sha256));
}

/**
 * Removes uploads that nothing refers to: what a killed process left, and the files of requests that failed. Whether
 * something refers to them is looked up again while nobody can begin to.
 */
export async function sweepFiles(
  { config, db, storage }: Pick<Services, "config" | "db" | "storage">,
  now: number = Date.now(),
): Promise<void> {
  await sweepStaging(config.dataDir, now - stagingLifeMs);
  const found = await withoutReference(db, await storage.storedBefore(now - unreferencedLifeMs));
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce);
    await db.transaction(async (tx) => {
      await closeKeptFiles(tx);
      for (const sha256 of await withoutReference(tx, some)) await storage.delete(sha256);
    });
  }
}
