import { readdirSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { ann } from "../support/people/people.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

/** The processes of a shop's own PostgreSQL: they work in its folder. */
function databaseProcesses({ dataDir }: OpenShop): readonly number[] {
  const worksThere = (pid: string): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === join(dataDir, "postgres");
    } catch {
      return false;
    }
  };
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && worksThere(name))
    .map(Number);
}

function signalDatabase(shop: OpenShop, signal: NodeJS.Signals): void {
  for (const pid of databaseProcesses(shop)) process.kill(pid, signal);
}

const open: OpenShop[] = [];
async function begin(): Promise<OpenShop> {
  const shop = await startShop();
  open.push(shop);
  return shop;
}
afterEach(async () => {
  for (const shop of open.splice(0)) {
    signalDatabase(shop, "SIGCONT");
    await shop.close();
  }
});

interface Timed {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly seconds: number;
}

async function ask({ origin }: OpenShop, path: string, body?: object): Promise<Timed> {
  const begun = performance.now();
  const json = { "content-type": "application/json" };
  const answer = await fetch(
    origin + path,
    body ? { method: "POST", headers: json, body: JSON.stringify(body) } : {},
  );
  await answer.arrayBuffer();
  const seconds = (performance.now() - begun) / 1_000;
  return { status: answer.status, retryAfter: answer.headers.get("retry-after"), seconds };
}

test("while the database hangs pages are answered, writes and /readyz are 503 in time, and all is well again afterwards", async () => {
  const shop = await begin();
  expect((await ask(shop, "/")).status).toBe(200);
  expect((await ask(shop, "/readyz")).status).toBe(200);
  signalDatabase(shop, "SIGSTOP");

  const [page, ready, ...writes] = await Promise.all([
    ask(shop, "/"),
    ask(shop, "/readyz"),
    ...Array.from({ length: 30 }, (_, n) =>
      ask(shop, "/api/auth/register", { ...ann, email: `hang${n}@example.org` }),
    ),
  ]);
  expect(page.status).toBe(200);
  expect([ready.status, ready.retryAfter]).toEqual([503, "2"]);
  expect(ready.seconds).toBeLessThan(5);
  for (const { status, retryAfter, seconds } of writes) {
    expect([status, retryAfter]).toEqual([503, "2"]);
    expect(seconds).toBeLessThan(14);
  }

  signalDatabase(shop, "SIGCONT");
  await expect
    .poll(async () => (await ask(shop, "/readyz")).status, { timeout: 20_000, interval: 100 })
    .toBe(200);
  expect((await ask(shop, "/api/auth/register", ann)).status).toBe(201);
}, 120_000);

test("a shop whose database hangs stops all the same when it is told to, within the time a supervisor gives it", async () => {
  const shop = await begin();
  expect((await ask(shop, "/readyz")).status).toBe(200);
  signalDatabase(shop, "SIGSTOP");
  const underWay = ask(shop, "/api/auth/register", ann).catch(() => null);
  const begun = performance.now();
  shop.signal("SIGTERM");
  expect(await shop.exited).toBe(0);
  expect((performance.now() - begun) / 1_000).toBeLessThan(45);
  expect(shop.output()).toContain("The database has not ended after 14 seconds; it is left to itself.");
  await underWay;
}, 120_000);
