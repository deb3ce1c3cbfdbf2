import { readReferencedFiles } from "../../db/ordering/attachments.ts";
import { keptBefore, removeKept, sweepStaging } from "../../files/kept-files.ts";
import type { Services } from "../services.ts";

const hour = 3_600_000;
/** Longer than any upload takes. */
const stagingLifeMs = 2 * hour;
/** Longer than any request takes from keeping a file to referring to it. */
const unreferencedLifeMs = 24 * hour;

/** Removes uploads that nothing refers to: what a killed process left, and the files of requests that were refused. */
export const sweepFiles = async (
  { config, db }: Pick<Services, "config" | "db">,
  now: number = Date.now(),
): Promise<void> => {
  await sweepStaging(config.dataDir, now - stagingLifeMs);
  const old = await keptBefore(config.dataDir, now - unreferencedLifeMs);
  const referenced = await readReferencedFiles(db, old);
  for (const sha256 of old) if (!referenced.has(sha256)) await removeKept(config.dataDir, sha256);
};
