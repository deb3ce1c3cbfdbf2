import { RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testServices } from "#tests/support/server/test-services.ts";
import type { App } from "#platform/http/app.types.ts";
import type { Services } from "#topics/services.ts";
import { createApp } from "#server/app.ts";

/** A site of one page that is finished when the test says so, a page for each `n`. */
function siteThatWaits(finished: () => Promise<void>): ServerBuild {
  return {
    entry: { module: { default: () => new Response("never asked") } },
    routes: {
      page: {
        id: "page",
        path: "/page",
        module: {
          handle: { query: ["n"], takesForms: true },
          loader: async () => {
            await finished();
            return new Response("the page");
          },
          action: async () => {
            await finished();
            return new Response("the form's answer");
          },
        },
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
}

let made: { readonly services: Services; readonly close: () => Promise<void> };
beforeAll(async () => {
  made = await testServices();
});
afterAll(() => made.close());

let app: App;
let gate: PromiseWithResolvers<void>;
beforeEach(async () => {
  // A busy machine must not make a page wait too long for its turn.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  gate = Promise.withResolvers<void>();
  app = await createApp(made.services, {
    pages: {
      mode: "production",
      load: async () => siteThatWaits(() => gate.promise),
      context: () => new RouterContextProvider(),
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

// `inject` begins when it is awaited; these begin at once.
async function read(n: number, remoteAddress = "127.0.0.1") {
  return app.inject({ url: `/page?n=${n}`, remoteAddress });
}
async function sendForm(n: number) {
  return app.inject({
    method: "POST",
    url: "/page",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    remoteAddress: `203.0.113.${n}`,
    payload: "a=1",
  });
}

test("pages beyond those that may wait are turned away at once, with when to come back; the others are rendered", async () => {
  const asked = Array.from({ length: 40 }, (_, n) => read(n));
  const refused = await Promise.all(asked.slice(26));
  for (const { statusCode, headers, body } of refused)
    expect([statusCode, headers["retry-after"], headers["content-type"], body]).toEqual([
      503,
      "2",
      "text/plain; charset=utf-8",
      "The shop is busy. Please try again in a moment.",
    ]);
  gate.resolve();
  const rendered = await Promise.all(asked.slice(0, 26));
  expect(rendered.map(({ body }) => body)).toEqual(rendered.map(() => "the page"));
  expect((await read(39)).body).toBe("the page");
  const metrics = await made.services.metrics.registry.getSingleMetricAsString("http_unavailable_total");
  expect(metrics).toContain('http_unavailable_total{reason="rendering"} 14');
});

test("a page from the cache is answered however many wait, and so are those who ask for a page that is under way", async () => {
  gate.resolve();
  expect((await read(1)).body).toBe("the page");
  gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 26 }, (_, n) => read(100 + n));
  expect((await read(2)).statusCode).toBe(503);
  const cached = await Promise.all(Array.from({ length: 50 }, () => read(1)));
  expect(cached.map(({ statusCode }) => statusCode)).toEqual(cached.map(() => 200));
  const same = Array.from({ length: 50 }, () => read(100));
  gate.resolve();
  for (const { statusCode } of await Promise.all([...waiting, ...same])) expect(statusCode).toBe(200);
});

test("a network has one page rendered at a time and eight that wait, and others do not wait for them", async () => {
  const many = Array.from({ length: 9 }, (_, n) => read(n, "2001:db8:5:1::1"));
  const over = await read(9, "2001:db8:5:1::1");
  expect(over.statusCode).toBe(503);
  const other = read(100, "2001:db8:5:2::1");
  gate.resolve();
  expect((await other).statusCode).toBe(200);
  vi.useRealTimers();
  for (const { statusCode } of await Promise.all(many)) expect(statusCode).toBe(200);
});

test("the 301st page rendered for a network within a minute has to wait; cached pages and other networks do not", async () => {
  // One after the other waits for nobody, but for the pauses of its own.
  vi.useRealTimers();
  gate.resolve();
  for (let n = 0; n < 300; n += 1)
    expect((await read(n, `2001:db8:1:2:${n.toString(16)}::1`)).statusCode).toBe(200);
  const over = await read(300, "2001:db8:1:2::5");
  expect(over.statusCode).toBe(429);
  expect(over.headers["retry-after"]).toMatch(/^([1-5]?\d|60)$/);
  expect((await read(7, "2001:db8:1:2::5")).statusCode).toBe(200);
  expect((await read(300, "2001:db8:1:3::1")).statusCode).toBe(200);
});

test("forms that wait for the database take no page's turn", async () => {
  const forms = Array.from({ length: 30 }, (_, n) => sendForm(n));
  const waiting = read(1);
  gate.resolve();
  expect((await waiting).statusCode).toBe(200);
  for (const { statusCode } of await Promise.all(forms)) expect(statusCode).toBe(200);
});
