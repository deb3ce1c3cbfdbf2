import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";

export type Database = NodePgDatabase;

/** The pool every request shares. Waits are short: a request answers 503 rather than hang. */
export const openPool = (url: string): Pool => {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // A connection that is lost between two statements of a transaction says so here, while the pool does not listen to it:
  // unheard it would end the process. The statement that follows fails, and with it the request.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
};

export const databaseOn = (pool: Pool): Database => drizzle({ client: pool });
