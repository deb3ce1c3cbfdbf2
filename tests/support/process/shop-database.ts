import { join } from "node:path";
import { Client } from "pg";
import { postgresUrl } from "#platform/db/embedded/postmaster.ts";
import type { OpenShop } from "./shop-process.ts";

/** The address of a running shop's own database. */
export function databaseUrl({ dataDir }: Pick<OpenShop, "dataDir">): string {
  return postgresUrl(join(dataDir, "postgres"));
}

/** Runs one statement in a running shop's own database: for states that only time would bring. */
export async function inDatabase(
  shop: Pick<OpenShop, "dataDir">,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl(shop) });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
