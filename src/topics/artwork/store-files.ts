import { claimForStoring, endClaim } from "./file-claims-rows.ts";
import type { NewAttachment } from "#platform/db/schema/files/attachment.ts";
import type { StagedFile } from "#platform/files/staged-file.ts";
import { serviceBusy } from "#platform/unavailable.ts";
import type { Services } from "#topics/services.ts";
import type { ReceivedFile } from "./receive-file.ts";
import { removeUnused, withoutReference } from "./remove-unused.ts";

type Needs = Pick<Services, "db" | "storage">;

/** What refers to received files, or to those that were uploaded before. */
export function attachmentsOf(
  files: readonly Pick<ReceivedFile, "name" | "mediaType" | "bytes" | "sha256">[],
): readonly NewAttachment[] {
  return files.map(({ name, mediaType, bytes, sha256 }) => ({ name, mediaType, bytes, sha256 }));
}

async function tidyUp(services: Needs, workId: string, sha256s: readonly string[]): Promise<void> {
  await endClaim(services.db, workId);
  const left = await withoutReference(services.db, sha256s);
  if (left.length > 0) await removeUnused(services, left, { waits: false });
}

/**
 * Does work that stores contents and then commits what refers to them. They are claimed first, so that no sweep removes them in between
 * and the store is never waited for inside a transaction. Killed before the commit, it leaves contents that nothing refers to, which the
 * sweep takes when the claim has run out; killed after it, a claim that does no harm.
 */
export async function whileStoring<Result>(
  services: Needs,
  sha256s: ReadonlySet<string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const workId = await claimForStoring(services.db, sha256s);
  // Just being removed, which takes a moment.
  if (workId === null) throw serviceBusy("storage");
  // After a fault it is left to the sweep: the store may be what is away.
  let toTidy: readonly string[] = [];
  try {
    const result = await work();
    toTidy = [...sha256s];
    return result;
  } finally {
    // What was committed stands, and what failed has its own reason: a claim runs out by itself.
    await tidyUp(services, workId, toTidy).catch(() => undefined);
  }
}

/** Puts received files where they stay, then does the work that commits what refers to them; of what was refused nothing is kept. */
export function withStoredFiles<Result>(
  services: Needs,
  files: readonly StagedFile[],
  work: () => Promise<Result>,
): Promise<Result> {
  if (files.length === 0) return work();
  return whileStoring(services, new Set(files.map(({ sha256 }) => sha256)), async () => {
    for (const file of files) await services.storage.put(file);
    return work();
  });
}
