import { createServer } from "node:net";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { runScript } from "../support/process/run-script.ts";
import { freePort, runShop, temporaryDataDir, type ShopProcess } from "../support/process/shop-process.ts";

const folders: string[] = [];
function dataDir(): string {
  const folder = temporaryDataDir();
  folders.push(folder);
  return folder;
}
const started: ShopProcess[] = [];
afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.signal("SIGTERM");
    await shop.exited;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts a shop that cannot open, and gives what it said before it ended with a failure. One that opens is stopped. */
async function sentenceOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const PORT = String(await freePort());
  const shop = runShop({ PORT, LOG_LEVEL: "silent", DATA_DIR: dataDir(), ...settings });
  started.push(shop);
  expect(await shop.exited).toBe(1);
  expect(shop.output().trim().split("\n")).toHaveLength(1);
  return shop.output().trim();
}

/** One for the two that get as far as making a database. */
const withDatabase = temporaryDataDir();
afterAll(() => rmSync(withDatabase, { recursive: true, force: true }));

test("a busy port is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  expect(await sentenceOf({ PORT: String(port), DATA_DIR: withDatabase })).toBe(
    `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or set PORT to another number.`,
  );
  other.close();
});

test("a HOST that is not this machine's is named", async () => {
  const said = await sentenceOf({ HOST: "192.0.2.1", DATA_DIR: withDatabase });
  expect(said).toBe("HOST 192.0.2.1 is not an address of this machine.");
});

test("a database that does not answer is named, without its password", async () => {
  const said = await sentenceOf({
    // Nothing listens below 1024 here but what the machine's owner has started; 1 is never given to anybody.
    DATABASE_URL: "postgres://shop:topsecret@127.0.0.1:1/shop",
    SECRET_KEY: "0123456789abcdef0123456789abcdef",
  });
  expect(said).toMatch(/^The database at DATABASE_URL cannot be reached: .*ECONNREFUSED.*\.$/);
  expect(said).not.toContain("topsecret");
});

test("a wrong setting is named", async () => {
  expect(await sentenceOf({ SHOP_NOW: "soon" })).toBe(
    "SHOP_NOW must be an instant such as 2026-12-24T05:00:00Z.",
  );
});

test("a data folder that cannot be written is named", async () => {
  const file = join(dataDir(), "a-file");
  writeFileSync(file, "");
  const folder = join(file, "data");
  expect(await sentenceOf({ DATA_DIR: folder })).toBe(
    `The data folder ${folder} cannot be written (ENOTDIR): make it writable, or set DATA_DIR to another folder.`,
  );
});

test("a secret that was cut short is named instead of being used", async () => {
  const folder = dataDir();
  writeFileSync(join(folder, "secret.key"), "");
  expect(await sentenceOf({ DATA_DIR: folder })).toBe(
    `The secret ${join(folder, "secret.key")} is cut short: put it back from a copy, or delete it for a new one.`,
  );
});

test("the command for a demonstration runs as Node runs it, and says what may be said to it", async () => {
  expect(await runScript("demo-data.ts", {}, "--everything")).toEqual({
    code: 1,
    said: "Say nothing more, or --remove: npm run demo:data -- --remove",
  });
});
