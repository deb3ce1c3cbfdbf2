import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { databaseOn, openPool } from "#platform/db/database.ts";
import { isAlive } from "#platform/db/embedded/postmaster.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { postmasterPid, startShop, type OpenShop } from "../support/process/shop-process.ts";

const open: OpenShop[] = [];
async function begin(...options: Parameters<typeof startShop>): Promise<OpenShop> {
  const shop = await startShop(...options);
  open.push(shop);
  return shop;
}
/** The last one first: it may run on what an earlier one has left. */
afterEach(async () => {
  for (const shop of open.splice(0).toReversed()) await shop.close();
});

async function versionOf(origin: string): Promise<string> {
  const answer = (await (await fetch(`${origin}/readyz`)).json()) as { data: { catalogue: string } };
  return answer.data.catalogue;
}

test("every node sells from a new catalogue as soon as it is published, and keeps it through a restart", async () => {
  const first = await begin();
  const socket = join(first.dataDir, "postgres");
  const databaseUrl = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const settings = { DATABASE_URL: databaseUrl, SECRET_KEY: "0123456789abcdef0123456789abcdef" };
  const second = await begin({ settings });
  const shipped = await versionOf(first.origin);
  expect(await versionOf(second.origin)).toBe(shipped);

  const pool = openPool(databaseUrl);
  const dearer = { ...catalogueDocument, shop: { ...catalogueDocument.shop, name: "Kisscut, renamed" } };
  const published = await publishCatalogue(databaseOn(pool), dearer);
  await pool.end();
  expect(published).not.toBe(shipped);
  for (const shop of [first, second]) await expect.poll(() => versionOf(shop.origin)).toBe(published);

  const third = await begin({ settings });
  expect(await versionOf(third.origin)).toBe(published);
});

test("a killed shop opens again on the same data, and takes over the database it left behind", async () => {
  const shop = await begin();
  const database = postmasterPid(shop);
  const version = await versionOf(shop.origin);
  shop.signal("SIGKILL");
  await shop.exited;
  expect(isAlive(database)).toBe(true);

  const again = await begin({ dataDir: shop.dataDir });
  expect(postmasterPid(again)).toBe(database);
  expect(await versionOf(again.origin)).toBe(version);
  again.signal("SIGTERM");
  expect(await again.exited).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test("a shop whose database cannot be started again ends with a sentence, for a supervisor to start it anew", async () => {
  const shop = await begin({ settings: { LOG_LEVEL: "silent" } });
  appendFileSync(join(shop.dataDir, "postgres", "postgresql.conf"), "\nno such setting = here\n");
  process.kill(postmasterPid(shop), "SIGKILL");
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(
    "The database ended and could not be started again. PostgreSQL did not start: configuration file",
  );
}, 120_000);
