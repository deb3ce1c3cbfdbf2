import { sweepStaging } from "#platform/files/staged-file.ts";
import type { Services } from "#topics/services.ts";
import { readReferencedFiles } from "./attachments.ts";
import { claimForRemoval, endClaim } from "./file-claims-rows.ts";
import type { Queries } from "#platform/db/database.ts";

const hour = 3_600_000;
/** Longer than any upload takes. */
const stagingLifeMs = 2 * hour;
/** Files removed at once: their claim is ended before long, however slow the store is. */
const atOnce = 10;
/** What a request that failed at the last moment has left. */
const unreferencedLifeMs = 24 * hour;

export async function withoutReference(db: Queries, sha256s: readonly string[]): Promise<readonly string[]> {
  const referenced = await readReferencedFiles(db, sha256s);
  return sha256s.filter((sha256) => !referenced.has(sha256));
}

/**
 * Removes those of a few contents that nothing refers to and nobody stores. No transaction is open while the store works, however slow it
 * is: the claim keeps others from storing them meanwhile. It stays when a removal fails or its process is killed, since the store may
 * still be at it then, and runs out; the next sweep finds what was not removed.
 */
export async function removeUnused(
  { db, storage }: Pick<Services, "db" | "storage">,
  sha256s: readonly string[],
  options: { readonly waits: boolean },
): Promise<void> {
  const claimed = await claimForRemoval(db, sha256s, options);
  if (claimed === null) return;
  await Promise.all(claimed.sha256s.map((sha256) => storage.delete(sha256)));
  await endClaim(db, claimed.workId);
}

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
