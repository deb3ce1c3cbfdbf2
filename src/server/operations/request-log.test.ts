import { connect, type AddressInfo } from "node:net";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { testServices } from "#tests/support/server/test-services.ts";
import type { App } from "#platform/http/app.types.ts";
import { serviceBusy } from "#platform/unavailable.ts";
import { createApp } from "#server/app.ts";
import { createLog } from "#platform/http/log.ts";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

type Line = Readonly<Record<string, unknown>>;

/** A shop whose log is read; `add` gives it routes of the test's own. */
async function shopWithLog(settings: Readonly<Record<string, string>>, add?: (app: App) => void) {
  const lines: string[] = [];
  const { services, close } = await testServices(settings);
  const log = createLog("debug", { write: (line) => void lines.push(line) });
  const app = await createApp({ ...services, log });
  add?.(app);
  open.push(() => app.close(), close);
  return { app, services, lines: () => lines.map((line) => JSON.parse(line) as Line) };
}

test("a request log that is on has a line for each request: what was asked and how it ended, not who, nor the query", async () => {
  const { app, lines } = await shopWithLog({ REQUEST_LOG: "on" });
  const answer = await app.inject({
    url: "/api/quote/get/holidays?email=ann@example.org",
    remoteAddress: "203.0.113.5",
    headers: { cookie: "session=secret" },
  });
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(String) as string,
      requestId: answer.headers["x-request-id"],
      method: "GET",
      path: "/api/quote/get/holidays",
      route: "/api/quote/get/holidays",
      status: 200,
      ms: expect.any(Number) as number,
      msg: "request",
    },
  ]);
});

test("a request log is off unless it is asked for", async () => {
  const { app, lines } = await shopWithLog({});
  await app.inject("/api/quote/get/holidays");
  expect(lines()).toEqual([]);
});

test("every answer says what its request is called in the log, also one from the cache; no two are called the same", async () => {
  const { app } = await shopWithLog({});
  const urls = [
    "/healthz",
    "/api/no/such/call",
    "/api/quote/get/holidays",
    "/api/quote/get/holidays",
    "/%zz",
  ];
  const ids: unknown[] = [];
  for (const url of urls) {
    const headers = { "x-request-id": "chosen-by-the-visitor" };
    ids.push((await app.inject({ url, headers })).headers["x-request-id"]);
  }
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}-[0-9a-z]+$/);
  expect(new Set(ids).size).toBe(urls.length);
});

test("a failure is logged with its request's id and path, without the query, and counted by what was away", async () => {
  const { app, lines, services } = await shopWithLog({}, (shop) => {
    shop.get("/broken", () => {
      throw new Error("no mail for ann@example.org");
    });
    shop.get("/full", () => {
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    });
    shop.get("/busy", () => {
      throw serviceBusy("rendering");
    });
  });
  const broken = await app.inject("/broken?name=Ann");
  const full = await app.inject("/full");
  const busy = await app.inject("/busy");
  expect([full.statusCode, full.headers["retry-after"]]).toEqual([503, "60"]);
  expect([busy.statusCode, busy.headers["retry-after"]]).toEqual([503, "2"]);
  expect(lines()).toMatchObject([
    {
      level: 50,
      requestId: broken.headers["x-request-id"],
      path: "/broken",
      err: { message: "no mail for …@…" },
    },
    { level: 40, path: "/full", reason: "disk", err: { errorCode: "ENOSPC" } },
    { level: 20, path: "/busy", reason: "rendering" },
  ]);
  const metrics = await services.metrics.registry.metrics();
  expect(metrics).toContain('http_unavailable_total{reason="disk"} 1');
  expect(metrics).toContain('http_unavailable_total{reason="rendering"} 1');
});

test("a visitor who goes away in the middle of a request is no error of the shop's", async () => {
  const { app, lines, services } = await shopWithLog({});
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const arrived = once(app.server, "request");
  socket.write("POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n");
  socket.write('content-length: 60\r\n\r\n{"email":');
  await arrived;
  socket.resetAndDestroy();
  await expect
    .poll(() => services.metrics.registry.getSingleMetricAsString("http_requests_aborted_total"))
    .toContain("http_requests_aborted_total 1");
  expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
});
