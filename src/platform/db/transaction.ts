import type { Database } from "./database.ts";

/** The handle of an open transaction: inside one, nothing else talks to the database. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Either: for reads and single statements. */
export type Queries = Database | Transaction;
