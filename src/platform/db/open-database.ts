import type { Closers } from "#platform/closers.ts";
import type { Config } from "#platform/config.ts";
import { supervisePostgres } from "./embedded/supervise-postgres.ts";

/** The address of the database: DATABASE_URL, or the embedded one, started now and stopped by `closers`. */
export async function openDatabase({ databaseUrl, dataDir }: Config, closers: Closers): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const postgres = await supervisePostgres(dataDir);
  closers.add("the database", 17_000, postgres.stop);
  return postgres.url;
}
