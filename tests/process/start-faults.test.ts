import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { startS3Server } from "../support/s3/s3-server.ts";
import { runScript } from "../support/process/run-script.ts";
import { freePort, runShop, temporaryDataDir, type ShopProcess } from "../support/process/shop-process.ts";

const folder = temporaryDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const started: ShopProcess[] = [];
afterEach(async () => {
  for (const shop of started.splice(0)) {
    shop.signal("SIGTERM");
    await shop.exited;
  }
});

/** Starts a shop that cannot open, and gives what it said before it ended with a failure. One that opens is stopped. */
async function sentenceOf(settings: Readonly<Record<string, string>>): Promise<string> {
  const PORT = String(await freePort());
  const shop = runShop({ PORT, LOG_LEVEL: "silent", DATA_DIR: folder, ...settings });
  started.push(shop);
  expect(await shop.exited).toBe(1);
  expect(shop.output().trim().split("\n")).toHaveLength(1);
  return shop.output().trim();
}

test("a busy port is named, once the database that was opened for it is closed again", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  expect(await sentenceOf({ PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or set PORT to another number.`,
  );
  expect(existsSync(join(folder, "postgres", "postmaster.pid"))).toBe(false);
  other.close();
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

test("a bucket that refuses its settings is named with what is wrong, without its secret", async () => {
  const store = await startS3Server();
  const said = await sentenceOf({ S3_URL: store.url.replace("of%20the", "of%20a") });
  expect(said).toBe("S3_URL cannot be used: the secret does not fit the key (a slash in it is written %2F).");
  await store.close();
});

test("the command for a demonstration runs as Node runs it, and says what may be said to it", async () => {
  expect(await runScript("demo-data.ts", {}, "--everything")).toEqual({
    code: 1,
    said: "Say nothing more, or --remove: npm run demo:data -- --remove",
  });
});
