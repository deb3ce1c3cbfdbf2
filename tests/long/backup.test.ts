import { createHash } from "node:crypto";
import { readFileSync, rmSync, truncateSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inDatabase } from "../support/process/shop-database.ts";
import { startShop, temporaryDataDir, type OpenShop } from "../support/process/shop-process.ts";
import { runScript } from "../support/process/run-script.ts";
import { keptFile } from "../support/bodies/special-upload.ts";
import { askWithFiles, fillCarts, type Writer } from "../support/process/writing-load.ts";

const settings = { RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "error" };
const folders: string[] = [];
const shops: OpenShop[] = [];
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function begin(dataDir = newFolder()): Promise<OpenShop> {
  const shop = await startShop({ dataDir, settings });
  shops.push(shop);
  return shop;
}

function newFolder(): string {
  const folder = temporaryDataDir();
  folders.push(folder);
  return folder;
}

async function idsIn(shop: OpenShop, query: string): Promise<readonly string[]> {
  return (await inDatabase(shop, query)).map((row) => String(row.id));
}

/** How many of a writer's writes a shop has; it has the first ones, up to some moment. */
function countFirst({ done }: Writer, found: readonly string[]): number {
  const there = new Set(found);
  const first = done.findIndex((one) => !there.has(one));
  const count = first === -1 ? done.length : first;
  expect(done.slice(count).filter((one) => there.has(one))).toEqual([]);
  return count;
}

test("a backup taken under writing load holds all that was answered before, and is a whole shop when restored", async () => {
  const shop = await begin();
  const [carts, requests] = [fillCarts(shop), askWithFiles(shop)];
  const enough = () => carts.done.length > 40 && requests.done.length > 10;
  await expect.poll(enough).toBe(true);

  const before = [carts.done.length, requests.done.length] as const;
  const backup = join(newFolder(), "backup");
  for (const { code, said } of await Promise.all(
    [backup, join(newFolder(), "another")].map((folder) =>
      runScript("backup.ts", { DATA_DIR: shop.dataDir }, folder),
    ),
  ))
    expect([code, said]).toEqual([0, expect.stringContaining("is backed up in")]);
  expect(carts.done.length).toBeGreaterThan(before[0]);
  await Promise.all([carts.stop(), requests.stop()]);
  await shop.close();

  const restored = join(newFolder(), "data");
  expect(await runScript("restore.ts", { DATA_DIR: restored }, backup)).toMatchObject({ code: 0 });
  const again = await begin(restored);
  const lines = await idsIn(again, "select id from cart_line");
  const asked = await idsIn(again, "select request_no as id from quote_request");
  expect(countFirst(carts, lines)).toBeGreaterThanOrEqual(before[0]);
  expect(countFirst(requests, asked)).toBeGreaterThanOrEqual(before[1]);

  const files = await inDatabase(again, "select distinct sha256 from attachment");
  expect(files.length).toBeGreaterThanOrEqual(before[1]);
  for (const { sha256 } of files) {
    const content = readFileSync(keptFile(restored, String(sha256)));
    expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
  }
  // It goes on: ids are counted on from the last one, and the next backup is one too.
  const next = fillCarts(again);
  await expect.poll(() => next.done.length).toBeGreaterThan(3);
  await next.stop();
  expect(Math.min(...next.done.map(Number))).toBeGreaterThan(Math.max(...lines.map(Number)));
}, 300_000);

test("a shop that does not run is backed up too; what is not whole, not empty or in use is refused with a sentence", async () => {
  const shop = await begin();
  shop.signal("SIGTERM");
  await shop.exited;
  const backup = join(newFolder(), "backup");
  const both = await Promise.all(
    [1, 2].map(() => runScript("backup.ts", { DATA_DIR: shop.dataDir }, backup)),
  );
  const [taken, other] = both.toSorted((one, two) => Number(one.code) - Number(two.code));
  expect(taken).toMatchObject({ code: 0, said: expect.stringContaining(`is backed up in ${backup}`) });
  expect(other).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^\S+ .*: a backup gets a folder of its own\.$/),
  });

  const refused = async (script: string, dataDir: string, folder: string) => {
    const { code, said } = await runScript(script, { DATA_DIR: dataDir }, folder);
    expect([code, said.split("\n")]).toEqual([1, [said]]);
    return said;
  };
  expect(await refused("backup.ts", shop.dataDir, backup)).toBe(
    `${backup} is not empty: a backup gets a folder of its own.`,
  );
  expect(await refused("restore.ts", shop.dataDir, backup)).toBe(
    `${join(shop.dataDir, "postgres")} is there already: stop the shop and move its data folder away, or set DATA_DIR to a new one.`,
  );
  const archive = join(backup, "database.tar.gz");
  truncateSync(archive, statSync(archive).size - 20_000);
  const elsewhere = join(newFolder(), "data");
  expect(await refused("restore.ts", elsewhere, backup)).toMatch(/database\.tar\.gz could not be unpacked: /);
  rmSync(join(backup, "backup.json"));
  expect(await refused("restore.ts", elsewhere, backup)).toBe(
    `${backup} is not a whole backup: it has no backup.json.`,
  );
}, 300_000);
