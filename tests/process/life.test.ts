import { request as httpRequest, Agent } from "node:http";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAlive } from "#platform/db/embedded/postmaster.ts";
import { mailedCode } from "../support/people/outbox.ts";
import { ann } from "../support/people/people.ts";
import { signalDatabase } from "../support/process/database-processes.ts";
import {
  freePort,
  postmasterPid,
  runShop,
  startShop,
  temporaryDataDir,
  type OpenShop,
} from "../support/process/shop-process.ts";

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

describe("a shop whose clock is set", () => {
  let shop: OpenShop;
  beforeAll(async () => {
    // Friday 23 October 2026, 18:30 in Auckland; Monday the 26th is Labour Day.
    shop = await startShop({ shopNow: "2026-10-23T05:30:00Z", settings: { DRAIN_SECONDS: "8" } });
  });
  afterAll(() => shop.close());

  test("the log says that SHOP_NOW set it", async () => {
    // The log comes through a pipe of its own, and may be read after the line that says where the shop is.
    await expect.poll(() => shop.output()).toContain("the shop's clock was set by SHOP_NOW");
    expect(shop.output()).toContain("2026-10-23T05:30:00.000Z");
  });

  test("on the Friday evening before Labour Day the pages and the prices count from Tuesday", async () => {
    // Friday 23 October 2026, 18:30 in Auckland; Monday the 26th is Labour Day. Ten working days after Tuesday the 27th.
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

  test("a second shop on the same data is refused and does not disturb the first", async () => {
    const second = runShop({ DATA_DIR: shop.dataDir, PORT: String(await freePort()), LOG_LEVEL: "silent" });
    expect(await second.exited).toBe(1);
    expect(second.output().trim()).toBe(
      `The data folder ${shop.dataDir} is in use by another running shop: stop that one, or set DATA_DIR and PORT for this one.`,
    );
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  });

  test("a shop that is told to end says so first, finishes what is under way, and lets go of its connections and its database", async () => {
    const database = postmasterPid(shop);
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
    expect(isAlive(database)).toBe(false);
  });
});

test("a shop whose output nobody reads any more opens all the same, and ends when it is told to", async () => {
  const [dataDir, port] = [temporaryDataDir(), await freePort()];
  const shop = runShop({ DATA_DIR: dataDir, PORT: String(port) });
  shop.stopReading();
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status;
  await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
  shop.signal("SIGTERM");
  expect(await shop.exited).toBe(0);
  rmSync(dataDir, { recursive: true });
});

describe("a shop of its own settings", () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  test("says that nobody can enter the studio yet", async () => {
    await expect.poll(() => shop.output()).toContain("nobody can enter the studio yet");
  });

  test("while its database hangs pages are answered, a write and /readyz are 503, and all is well again afterwards", async () => {
    const register = (email: string) =>
      fetch(`${shop.origin}/api/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...ann, email }),
      });
    const isReady = async () => (await fetch(`${shop.origin}/readyz`)).status;
    expect((await fetch(shop.origin)).status).toBe(200);
    expect(await isReady()).toBe(200);
    signalDatabase(shop, "SIGSTOP");
    try {
      const [page, ready, write] = await Promise.all([
        fetch(shop.origin),
        isReady(),
        register("hang@example.org"),
      ]);
      expect([page.status, ready]).toEqual([200, 503]);
      expect([write.status, write.headers.get("retry-after")]).toEqual([503, "2"]);
    } finally {
      signalDatabase(shop, "SIGCONT");
    }
    await expect.poll(isReady).toBe(200);
    expect((await register("well@example.org")).status).toBe(201);
  });

  test("a database that is killed while the shop is open is started again, and promises are kept as before", async () => {
    const database = postmasterPid(shop);
    process.kill(database, "SIGKILL");
    await shop.printed("it is being started again");
    const isReady = async () => (await fetch(`${shop.origin}/readyz`)).status;
    await expect.poll(isReady).toBe(200);
    expect(postmasterPid(shop)).not.toBe(database);

    const registered = await fetch(`${shop.origin}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(ann),
    });
    expect(registered.status).toBe(201);
    expect(await mailedCode(shop.dataDir, ann.email)).toMatch(/^\d{6}$/);
  });

  test("a request whose body is still on its way when the shop ends is finished, on a connection that then closes", async () => {
    const database = postmasterPid(shop);
    const slow = await beginSlowly(shop);
    shop.signal("SIGINT");
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
    expect(isAlive(database)).toBe(false);
    expect(slow.answer()).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
  });
});
