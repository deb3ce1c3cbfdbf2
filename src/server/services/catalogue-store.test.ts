import { expect, inject, test } from "vitest";
import { catalogueDocument } from "../../catalogue/catalogue.ts";
import { databaseOn, openPool, type Database } from "../db/database.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { openCatalogueStore } from "./catalogue-store.ts";
import { publishCatalogue } from "./publish-catalogue.ts";

const named = (name: string) => ({ ...catalogueDocument, shop: { ...catalogueDocument.shop, name } });

/** A database whose first query can be held up, as a slow line would. */
const slowable = (db: Database) => {
  const held: { until: Promise<void> | null } = { until: null };
  const select = ((...columns: Parameters<Database["select"]>) => {
    const query = db.select(...columns);
    const wait = held.until;
    held.until = null;
    if (wait === null) return query;
    return {
      from: async (table: Parameters<typeof query.from>[0]) => {
        const rows = await query.from(table);
        await wait;
        return rows;
      },
    };
  }) as unknown as Database["select"];
  return {
    held,
    db: new Proxy(db, { get: (target, key) => (key === "select" ? select : Reflect.get(target, key)) }),
  };
};

/** A database of its own: what is published here must not be what other tests sell. */
const ownDatabase = async (): Promise<string> => {
  const pool = openPool(inject("databaseUrl"));
  await pool.query("drop database if exists catalogue_store");
  await pool.query("create database catalogue_store");
  await pool.end();
  const url = new URL(inject("databaseUrl"));
  url.pathname = "/catalogue_store";
  await migrateDatabase(url.href);
  return url.href;
};

test("of two notices at once the later version stays, even when the earlier one was read slowly", async () => {
  const pool = openPool(await ownDatabase());
  const { held, db } = slowable(databaseOn(pool));
  try {
    await publishCatalogue(db, named("First"));
    const store = await openCatalogueStore(db);
    await publishCatalogue(db, named("Second"));
    const slow = Promise.withResolvers<void>();
    held.until = slow.promise;
    const early = store.refresh();
    await expect.poll(() => held.until).toBeNull();
    const third = await publishCatalogue(db, named("Third"));
    const late = store.refresh();
    slow.resolve();
    expect(await Promise.all([early, late])).toEqual([true, true]);
    expect(store.current().version).toBe(third);
    expect(await store.refresh()).toBe(false);
  } finally {
    await pool.end();
  }
});
