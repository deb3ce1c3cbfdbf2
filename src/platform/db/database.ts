import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { DatabaseError, Pool, type PoolClient } from "pg";
import { sql } from "drizzle-orm";
import { unavailableReason } from "#platform/unavailable.ts";
import { reviewRevisionTable } from "./schema/review.ts";
import type { Closers } from "#platform/closers.ts";
import type { Config } from "#platform/config.ts";
import { supervisePostgres } from "./embedded/supervise-postgres.ts";

export type Database = NodePgDatabase;

/** How long a request waits for a connection, and for the answer to a statement. Milliseconds. */
export interface DatabasePatience {
  readonly connectMs: number;
  /** Longer than the database's own limit of a statement: it is reached only when nothing comes back at all. */
  readonly queryMs: number;
}

const patient: DatabasePatience = { connectMs: 2_000, queryMs: 6_000 };

/** The pool every request shares. Waits are short: a request answers 503 rather than hang. */
export function openPool(url: string, { connectMs, queryMs }: DatabasePatience = patient): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    // A new one costs the database 20 ms and more until it knows its tables: kept while visitors think.
    idleTimeoutMillis: 60_000,
    statement_timeout: 5_000,
    query_timeout: queryMs,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // One that is lost while nobody has it, also between the pool's end and the database's, is no fault: unheard, it would end the process.
  pool.on("error", () => undefined);
  return pool;
}

/** Whether a connection can be used no more: it was lost, or an answer is still outstanding. What the database itself refuses is an answer. */
function isLost(error: unknown): error is Error {
  if (!(error instanceof Error) || unavailableReason(error) !== "database") return false;
  return !(error instanceof DatabaseError || error.cause instanceof DatabaseError);
}

/** Lends a connection to `work`; one that is lost meanwhile is closed and not lent again. */
async function withConnection<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let lost: Error | undefined;
  const noteLoss = (error: Error): void => {
    lost = error;
  };
  // Nobody else listens while it is lent, and an error that nobody listens to ends the process.
  client.on("error", noteLoss);
  try {
    return await work(client);
  } catch (error) {
    if (isLost(error)) lost ??= error;
    throw error;
  } finally {
    client.off("error", noteLoss);
    client.release(lost);
  }
}

/**
 * Drizzle on the pool, with transactions of our own borrowing: drizzle's keeps a connection for ever when its `begin` fails,
 * and gives one back whose answers are still outstanding, inside an open transaction (decision 078).
 */
export function databaseOn(pool: Pool): Database {
  const db = drizzle({ client: pool });
  db.transaction = (work, config) =>
    withConnection(pool, (client) =>
      drizzle({ client }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          // Else the rollback would wait for a database that does not answer, as long again.
          if (isLost(error)) void client.end();
          throw error;
        }
      }, config),
    );
  return db;
}

/** The handle of an open transaction: inside one, nothing else talks to the database. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either: for reads and single statements. */
export type Queries = Database | Transaction;

/** The channel on which nodes hear that something else is read now: reviews, published answers. Named when there were reviews alone. */
export const readChannel = "reviews";

/** Counts every change of what is read and is not of the catalogue; 0 before the first. */
export async function currentRevision(db: Queries): Promise<number> {
  const [row] = await db.select({ revision: reviewRevisionTable.revision }).from(reviewRevisionTable);
  return row?.revision ?? 0;
}

/** Tells every node, with the end of the transaction, that something else is read from now on. */
export async function changeRevision(tx: Transaction): Promise<void> {
  await tx.update(reviewRevisionTable).set({ revision: sql`${reviewRevisionTable.revision} + 1` });
  await tx.execute(sql`select pg_notify(${readChannel}, '')`);
}

/** The address of the database: DATABASE_URL, or the embedded one, started now and stopped by `closers`. */
export async function openDatabase({ databaseUrl, dataDir }: Config, closers: Closers): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const postgres = await supervisePostgres(dataDir);
  closers.add("the database", 17_000, postgres.stop);
  return postgres.url;
}
