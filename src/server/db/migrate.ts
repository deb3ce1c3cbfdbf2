import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { StartFault } from "#server/start-fault.ts";

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

/** Brings the schema up to date; nodes that start together take turns. Refuses with a sentence when nothing answers. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await client.query("set lock_timeout = '2s'; set client_min_messages = warning");
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
