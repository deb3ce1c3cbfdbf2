import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { keptFile } from "../support/bodies/special-upload.ts";
import { runScript } from "../support/process/run-script.ts";
import { inDatabase } from "../support/process/shop-database.ts";
import { startShop, temporaryDataDir, type OpenShop } from "../support/process/shop-process.ts";
import { askWithFiles, fillCarts } from "../support/process/writing-load.ts";

const folders: string[] = [];
const shops: OpenShop[] = [];
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = temporaryDataDir();
  folders.push(folder);
  return folder;
}

async function begin(dataDir: string): Promise<OpenShop> {
  const shop = await startShop({ dataDir, settings: { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error" } });
  shops.push(shop);
  return shop;
}

test("a backup of a running shop holds all that was answered before, and is a whole shop when restored", async () => {
  const shop = await begin(newFolder());
  const [carts, requests] = [fillCarts(shop), askWithFiles(shop)];
  await expect.poll(() => carts.done.length > 2 && requests.done.length > 1).toBe(true);
  await Promise.all([carts.stop(), requests.stop()]);
  const backup = join(newFolder(), "backup");
  expect(await runScript("backup.ts", { DATA_DIR: shop.dataDir }, backup)).toEqual({
    code: 0,
    said: expect.stringContaining("is backed up in") as string,
  });
  expect(await runScript("restore.ts", { DATA_DIR: shop.dataDir }, backup)).toEqual({
    code: 1,
    said: `${join(shop.dataDir, "postgres")} is there already: stop the shop and move its data folder away, or set DATA_DIR to a new one.`,
  });
  await shop.close();

  const restored = join(newFolder(), "data");
  expect(await runScript("restore.ts", { DATA_DIR: restored }, backup)).toMatchObject({ code: 0 });
  const again = await begin(restored);
  const lines = await inDatabase(again, "select id from cart_line order by id");
  expect(lines.map(({ id }) => String(id))).toEqual(carts.done);
  const asked = await inDatabase(again, "select request_no from quote_request order by id");
  expect(asked.map(({ request_no: number }) => number)).toEqual(requests.done);
  const files = await inDatabase(again, "select distinct sha256 from attachment");
  expect(files).toHaveLength(requests.done.length);
  for (const { sha256 } of files) {
    const content = readFileSync(keptFile(restored, String(sha256)));
    expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
  }
});

test("a database that is somebody else's is left to its own tools", async () => {
  const theirs = { DATABASE_URL: "postgres://shop@127.0.0.1:1/shop", SECRET_KEY: "x".repeat(32) };
  const said = (await runScript("backup.ts", { ...theirs, DATA_DIR: newFolder() }, "backup")).said;
  expect(said).toContain("is backed up with its own tools");
});
