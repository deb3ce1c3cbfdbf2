import type { Config } from "#platform/config.ts";
import { databaseFolder } from "./database-folder.ts";
import { postgresUrl, runningPostmaster } from "./postmaster.ts";
import { supervisePostgres } from "./supervise-postgres.ts";

/** A database that a command uses for a while. */
export interface BorrowedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** The embedded database of a shop that runs; of one that does not, started until `stop`. */
export async function borrowEmbeddedDatabase({
  dataDir,
}: Pick<Config, "dataDir">): Promise<BorrowedDatabase> {
  const running = runningPostmaster(databaseFolder(dataDir).folder);
  return running
    ? { url: postgresUrl(running.socketFolder), stop: async () => undefined }
    : supervisePostgres(dataDir);
}
