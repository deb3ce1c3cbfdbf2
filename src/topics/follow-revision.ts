import { currentRevision, type Database, type Queries } from "#platform/db/database.ts";
import { runSerially } from "./run-serially.ts";

/** Something that is read from memory, and the revision it was read at. */
export interface FollowedRevision<Known> {
  known(): Known;
  /** Counts every change of what is read. */
  revision(): number;
  /** Reads what it is now. Answers whether it changed. */
  refresh(): Promise<boolean>;
}

/** Reads something with the revision of the same moment, and again when it is told to. */
export async function followRevision<Known>(
  db: Database,
  read: (tx: Queries) => Promise<Known>,
): Promise<FollowedRevision<Known>> {
  const readNow = () =>
    db.transaction(async (tx) => ({ revision: await currentRevision(tx), known: await read(tx) }), {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    });
  let now = await readNow();
  return {
    known: () => now.known,
    revision: () => now.revision,
    refresh: runSerially(async () => {
      const before = now.revision;
      now = await readNow();
      return now.revision !== before;
    }),
  };
}
