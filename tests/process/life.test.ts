import { appendFileSync, readFileSync } from "node:fs";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { databaseOn, openPool } from "#server/db/database.ts";
import { isAlive } from "#server/db/embedded/postmaster.ts";
import { publishCatalogue } from "#server/services/publish-catalogue.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { ann } from "../support/people/people.ts";
import { freePort, runShop, startShop, type OpenShop } from "../support/process/shop-process.ts";

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

function postmasterPid(shop: OpenShop): number {
  return Number(readFileSync(join(shop.dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

async function versionOf(origin: string): Promise<string> {
  const answer = (await (await fetch(`${origin}/readyz`)).json()) as { data: { catalogue: string } };
  return answer.data.catalogue;
}

/** A request whose head the shop has read, which it says by "100 Continue"; the end of its body is sent by `finish`. */
async function beginSlowly(shop: OpenShop) {
  const body = JSON.stringify({ email: "nobody@example.org", password: "correct horse" });
  const socket = connect(Number(new URL(shop.origin).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (piece) => (answer += piece.toString()));
  socket.write("POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n");
  socket.write(`expect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
  await expect.poll(() => answer).toContain("HTTP/1.1 100 Continue\r\n\r\n");
  return {
    answer: () => answer.replace("HTTP/1.1 100 Continue\r\n\r\n", ""),
    finish: () => socket.write(body.slice(9)),
  };
}

test.each(["SIGINT", "SIGTERM"] as const)("%s closes the shop and its database", async (signal) => {
  const shop = await begin();
  const database = postmasterPid(shop);
  expect(isAlive(database)).toBe(true);
  shop.signal(signal);
  expect(await shop.exited).toBe(0);
  expect(isAlive(database)).toBe(false);
});

test("a shop that is told to end says so first, finishes what is under way, and lets go of its connections", async () => {
  const shop = await begin({ settings: { DRAIN_SECONDS: "8" } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ready = () =>
    new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      httpRequest(`${shop.origin}/readyz`, { agent }, (answer) => {
        answer.resume().on("end", () => resolve([answer.statusCode, answer.headers.connection]));
      })
        .on("error", reject)
        .end();
    });
  expect(await ready()).toEqual([200, "keep-alive"]);

  const slow = await beginSlowly(shop);
  shop.signal("SIGTERM");
  await expect.poll(ready, { timeout: 7_500 }).toEqual([503, "close"]);
  slow.finish();
  await expect.poll(slow.answer).toMatch(/^HTTP\/1.1 401 .*connection: close.*"code":401/is);
  expect(await shop.exited).toBe(0);
  agent.destroy();
});

test("a request whose body is still on its way when the shop ends is finished, on a connection that then closes", async () => {
  const shop = await begin();
  const slow = await beginSlowly(shop);
  shop.signal("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${shop.origin}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  slow.finish();
  expect(await shop.exited).toBe(0);
  expect(slow.answer()).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
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

test("a shop whose database was killed with it opens again", async () => {
  const shop = await begin();
  shop.signal("SIGKILL");
  await shop.exited;
  process.kill(postmasterPid(shop), "SIGKILL");
  const again = await begin({ dataDir: shop.dataDir });
  expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
});

test("a database that is killed while the shop is open is started again, and promises are kept as before", async () => {
  const shop = await begin();
  const database = postmasterPid(shop);
  process.kill(database, "SIGKILL");
  await shop.printed("it is being started again");
  const isReady = async () => (await fetch(`${shop.origin}/readyz`)).status;
  await expect.poll(isReady).toBe(200);
  const restarted = postmasterPid(shop);
  expect(restarted).not.toBe(database);

  const registered = await fetch(`${shop.origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ann),
  });
  expect(registered.status).toBe(201);
  expect(await mailedCode(shop.dataDir, ann.email)).toMatch(/^\d{6}$/);
  shop.signal("SIGTERM");
  expect(await shop.exited).toBe(0);
  expect(isAlive(restarted)).toBe(false);
}, 120_000);

test("a shop whose database cannot be started again ends with a sentence, for a supervisor to start it anew", async () => {
  const shop = await begin({ settings: { LOG_LEVEL: "silent" } });
  appendFileSync(join(shop.dataDir, "postgres", "postgresql.conf"), "\nno such setting = here\n");
  process.kill(postmasterPid(shop), "SIGKILL");
  expect(await shop.exited).toBe(1);
  expect(shop.output()).toContain(
    "The database ended and could not be started again. PostgreSQL did not start: configuration file",
  );
}, 120_000);

test("a second shop on the same data is refused and does not disturb the first", async () => {
  const shop = await begin();
  const second = runShop({ DATA_DIR: shop.dataDir, PORT: String(await freePort()), LOG_LEVEL: "silent" });
  expect(await second.exited).toBe(1);
  expect(second.output().trim()).toBe(
    `The data folder ${shop.dataDir} is in use by another running shop: stop that one, or set DATA_DIR and PORT for this one.`,
  );
  expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
});

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

test("SHOP_NOW sets the shop's clock, and the log says so", async () => {
  const shop = await begin({ shopNow: "2026-12-24T05:00:00Z" });
  // The log comes through a pipe of its own, and may be read after the line that says where the shop is.
  await expect.poll(() => shop.output()).toContain("the shop's clock was set by SHOP_NOW");
  expect(shop.output()).toContain("2026-12-24T05:00:00.000Z");
});

test("on the Friday evening before Labour Day the pages and the prices count from Tuesday", async () => {
  // Friday 23 October 2026, 18:30 in Auckland; Monday the 26th is Labour Day. Ten working days after Tuesday the 27th.
  const shop = await begin({ shopNow: "2026-10-23T05:30:00Z" });
  const page = await (await fetch(`${shop.origin}/stickers/roll?quantity=500`)).text();
  expect(page).toContain("Tue 10 November");
  const item = (await (await fetch(`${shop.origin}/api/quote/get/featured-items?slug=roll`)).json()) as {
    data: { selection: Record<string, string> };
  };
  const query = new URLSearchParams(item.data.selection);
  const { data } = (await (await fetch(`${shop.origin}/api/get/pricing-data?${query}`)).json()) as {
    data: { shipping: { method: string; shipping_date: { dispatch: string; delivery: string } }[] }[];
  };
  expect(
    data[0]?.shipping.map(({ method, shipping_date: { dispatch, delivery } }) => [
      method,
      dispatch,
      delivery,
    ]),
  ).toEqual([
    ["Standard", "2026-11-09", "2026-11-10"],
    ["Express", "2026-10-30", "2026-11-02"],
  ]);
});
