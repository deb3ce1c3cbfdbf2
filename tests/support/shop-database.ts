import { join } from "node:path";
import { Client } from "pg";
import type { OpenShop } from "./shop-process.ts";

/** Runs one statement in a running shop's own database: for states that only time would bring. */
export const inDatabase = async (
  { dataDir }: Pick<OpenShop, "dataDir">,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const host = encodeURIComponent(join(dataDir, "postgres"));
  const client = new Client({ connectionString: `postgres://postgres@localhost/postgres?host=${host}` });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
};
