import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { StartFault } from "#platform/describe-error.ts";
import { within } from "#platform/promises.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Held by the process that starts and stops the embedded database; PostgreSQL lets go of it when that process dies. */
const ownerLock = 728_302;
const tries = 5;
const pauseMs = 1_000;

interface Owned {
  readonly postgres: EmbeddedPostgres;
  /** The connection that holds the lock. It ends when the database does. */
  readonly owner: Client;
}

async function tryToOwn(url: string): Promise<Client | null> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  });
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
}

async function startOwned(dataDir: string, socketFolder?: string): Promise<Owned> {
  const postgres = await startEmbeddedPostgres(dataDir, [], socketFolder);
  const owner = await tryToOwn(postgres.url);
  if (owner) return { postgres, owner };
  throw new StartFault(
    `The data folder ${dataDir} is in use by another running shop: stop that one, or set DATA_DIR and PORT for this one.`,
  );
}

/** At the address it had, so that everything that was connected finds it again. */
async function startAgain(dataDir: string, socketFolder: string, attempt = 1): Promise<Owned> {
  try {
    return await startOwned(dataDir, socketFolder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (attempt === tries)
      throw new StartFault(`The database ended and could not be started again. ${reason}`);
    await sleep(pauseMs);
    return startAgain(dataDir, socketFolder, attempt + 1);
  }
}

export interface SupervisedPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * The embedded database, owned by this process. It is started again when it ends while the shop is open; where that does not
 * help the promise of it is rejected with nobody to hear, which ends the process with the fault's sentence.
 */
export async function supervisePostgres(dataDir: string): Promise<SupervisedPostgres> {
  let owned = await startOwned(dataDir);
  let isStopping = false;
  let comingBack: Promise<void> = Promise.resolve();

  const watch = (): void => {
    owned.owner.once("end", () => {
      if (isStopping) return;
      process.stderr.write("The database ended while the shop is open; it is being started again.\n");
      comingBack = startAgain(dataDir, owned.postgres.socketFolder).then((next) => {
        owned = next;
        watch();
      });
    });
  };
  const stopAtExit = (): void => {
    try {
      process.kill(owned.postgres.pid, "SIGINT");
    } catch {
      // It has stopped already.
    }
  };
  watch();
  process.once("exit", stopAtExit);
  return {
    url: owned.postgres.url,
    stop: async () => {
      isStopping = true;
      await comingBack.catch(() => undefined);
      // A database that hangs does not take leave; it is told to end all the same.
      await within(2_000, "Letting go of the database", owned.owner.end()).catch(() => undefined);
      await owned.postgres.stop();
      process.off("exit", stopAtExit);
    },
  };
}
