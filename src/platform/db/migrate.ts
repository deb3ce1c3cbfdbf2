import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { StartFault } from "#platform/describe-error.ts";

/** Any fixed number: all nodes that start together queue on it, and one of them migrates. */
const migrationLock = 728_301;

/** `build` puts a copy beside the built server. */
const migrationsFolder = join(import.meta.dirname, "migrations");

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    throw new StartFault(
      `The database at DATABASE_URL cannot be reached: ${reason instanceof Error ? reason.message : "unknown reason"}.`,
    );
  }
}

/** When the newest migration of a database was written, in milliseconds; null where none has been applied. */
async function newestIn(client: Client): Promise<number | null> {
  const { rows: known } = await client.query<{ table: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as table",
  );
  if (!known[0]?.table) return null;
  const { rows } = await client.query<{ newest: number | null }>(
    "select max(created_at)::float8 as newest from drizzle.__drizzle_migrations",
  );
  return rows[0]?.newest ?? null;
}

/**
 * A database has all that the first migration makes, or nothing of it: the steps to there are no longer here (decision 270). Answers whether
 * it has had steps that are not here either: of a newer release, on which this one still runs while nodes are updated in turn.
 */
async function refuseOlder(client: Client, folder: string): Promise<boolean> {
  const steps = readMigrationFiles({ migrationsFolder: folder });
  const [first] = steps;
  const newest = await newestIn(client);
  if (first && newest !== null && newest < first.folderMillis)
    throw new StartFault(
      "The database is of before 27 November 2026 and cannot be brought up to date in one step: start the shop as it was on that day on it once, then this one.",
    );
  return newest !== null && newest > Math.max(...steps.map(({ folderMillis }) => folderMillis));
}

/**
 * Brings the schema up to date; nodes that start together take turns. Refuses with a sentence when nothing answers, or
 * when the database is too old; answers whether it is of a newer release. `folder` is another one in tests.
 */
export async function migrateDatabase(
  url: string,
  folder = migrationsFolder,
): Promise<{ readonly isNewer: boolean }> {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query("set lock_timeout = '2s'; set client_min_messages = warning");
    const isNewer = await refuseOlder(client, folder);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
    return { isNewer };
  } finally {
    await client.end();
  }
}
