import { afterEach, expect, test } from "vitest";
import { ann } from "../support/people/people.ts";
import { signalDatabase } from "../support/process/database-processes.ts";
import { startShop, type OpenShop } from "../support/process/shop-process.ts";

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

interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
}

async function ask({ origin }: OpenShop, path: string, body?: object): Promise<Answered> {
  const json = { "content-type": "application/json" };
  const answer = await fetch(
    origin + path,
    body ? { method: "POST", headers: json, body: JSON.stringify(body) } : {},
  );
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

test("while the database hangs pages are answered, thirty writes and /readyz are 503, and all is well again afterwards", async () => {
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
  for (const { status, retryAfter } of writes) expect([status, retryAfter]).toEqual([503, "2"]);

  signalDatabase(shop, "SIGCONT");
  await expect
    .poll(async () => (await ask(shop, "/readyz")).status, { timeout: 20_000, interval: 100 })
    .toBe(200);
  expect((await ask(shop, "/api/auth/register", ann)).status).toBe(201);
}, 120_000);

test("a shop whose database hangs stops all the same when it is told to", async () => {
  const shop = await begin();
  expect((await ask(shop, "/readyz")).status).toBe(200);
  signalDatabase(shop, "SIGSTOP");
  const underWay = ask(shop, "/api/auth/register", ann).catch(() => null);
  shop.signal("SIGTERM");
  expect(await shop.exited).toBe(0);
  expect(shop.output()).toContain("The database has not ended after 14 seconds; it is left to itself.");
  await underWay;
}, 120_000);
