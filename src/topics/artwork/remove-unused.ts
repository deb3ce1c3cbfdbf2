import { readReferencedFiles } from "./attachments.ts";
import { claimForRemoval, endClaim } from "./file-claims-rows.ts";
import type { Queries } from "#platform/db/transaction.ts";
import type { Services } from "#topics/services.ts";

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
