import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Closers } from "../closers.ts";
import type { Config } from "../config.ts";
import { StartFault } from "../start-fault.ts";
import { startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";

/** Held by the process that starts and stops the embedded database; PostgreSQL lets go of it when that process dies. */
const ownerLock = 728_302;

const tryToOwn = async (url: string): Promise<Client | null> => {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ own: boolean }>("select pg_try_advisory_lock($1) as own", [
      ownerLock,
    ]);
    if (rows[0]?.own) return client;
    await sleep(100);
  }
  await client.end();
  return null;
};

/** The address of the database: DATABASE_URL, or the embedded one, started now and stopped by `closers`. */
export const openDatabase = async ({ databaseUrl, dataDir }: Config, closers: Closers): Promise<string> => {
  if (databaseUrl) return databaseUrl;
  const postgres = await startEmbeddedPostgres(dataDir);
  const owner = await tryToOwn(postgres.url);
  if (!owner)
    throw new StartFault(
      `The data folder ${dataDir} is in use by another running shop: stop that one, or set DATA_DIR and PORT for this one.`,
    );
  const stopAtExit = (): void => {
    try {
      process.kill(postgres.pid, "SIGINT");
    } catch {
      // It has stopped already.
    }
  };
  process.once("exit", stopAtExit);
  closers.add(async () => {
    await owner.end();
    await postgres.stop();
    process.off("exit", stopAtExit);
  });
  return postgres.url;
};
