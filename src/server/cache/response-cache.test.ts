import fastify from "fastify";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { z } from "zod";
import type { App } from "#platform/http/app.types.ts";
import { createMetrics } from "#platform/metrics.ts";
import type { Services } from "#topics/services.ts";
import { cacheResponses } from "./response-cache.ts";

/** A shop of two calls that count how often they had to work; its catalogue and day can be changed. */
function countingShop() {
  const state = {
    version: "spring",
    reviews: 7,
    answers: 3,
    date: "2026-11-21",
    prices: 0,
    carts: 0,
    slow: 0,
    status: 200,
    text: "",
  };
  const services = {
    catalogue: { current: () => ({ version: state.version }) },
    reviews: { revision: () => state.reviews },
    faq: { revision: () => state.answers },
    settings: { revision: () => 0 },
    shopMoment: () => ({ date: state.date, afterCutOff: false }),
    metrics: createMetrics(),
  } as unknown as Services;
  const app = fastify() as unknown as App;
  cacheResponses(app, services);
  const querystring = z.object({ quantity: z.string(), "features[front][]": z.string() });
  app.get(
    "/price/:product?",
    {
      config: { sameForEverybody: true },
      schema: { querystring },
      validatorCompiler: () => () => true,
    },
    (_request, reply) => reply.code(state.status).send({ asked: (state.prices += 1), text: state.text }),
  );
  const slow = Promise.withResolvers<void>();
  app.get(
    "/slow",
    { config: { sameForEverybody: true }, schema: { querystring }, validatorCompiler: () => () => true },
    async () => {
      const asked = (state.slow += 1);
      if (asked === 2) await slow.promise;
      return { asked };
    },
  );
  app.get("/cart", () => ({ asked: (state.carts += 1) }));
  return { app, state, letGo: slow.resolve };
}

test("a price that is asked for again is kept from then on", async () => {
  const { app, state } = countingShop();
  await app.inject("/price?quantity=100");
  const second = await app.inject("/price?quantity=100");
  const third = await app.inject("/price?quantity=100");
  expect(third.body).toBe(second.body);
  expect(third.headers["content-type"]).toBe(second.headers["content-type"]);
  expect(state.prices).toBe(2);
  await app.inject("/price?quantity=200");
  expect(state.prices).toBe(3);
});

test("a price that is asked for once drops none that is asked for again", async () => {
  const { app, state } = countingShop();
  const ask = () => app.inject("/price?quantity=100");
  await ask();
  const { body } = await ask();
  state.text = "x".repeat(1_000_000);
  for (let quantity = 0; quantity < 20; quantity += 1) await app.inject(`/price?quantity=${quantity}`);
  expect((await ask()).body).toBe(body);
  expect(state.prices).toBe(22);
});

test("a question that is longer than any form asks is neither remembered nor kept", async () => {
  const { app, state } = countingShop();
  const ask = (length: number) => app.inject(`/price?quantity=${"7".repeat(length)}`);
  for (let times = 0; times < 3; times += 1) await ask(1_500);
  expect(state.prices).toBe(3);
  for (let times = 0; times < 3; times += 1) await ask(1_400);
  expect(state.prices).toBe(5);
});

test.each([{ version: "summer" }, { reviews: 8 }, { answers: 4 }, { date: "2026-11-22" }])(
  "%o makes every price stale",
  async (change) => {
    const { app, state } = countingShop();
    const ask = () => app.inject("/price");
    await ask();
    await ask();
    Object.assign(state, change);
    await ask();
    await ask();
    expect(state.prices).toBe(3);
  },
);

test("an answer that was begun before a change and comes after it is not kept", async () => {
  const { app, state, letGo } = countingShop();
  const ask = async () => (await app.inject("/slow")).json();
  await ask();
  const begun = ask();
  await app.inject("/price");
  state.reviews = 8;
  await app.inject("/price");
  letGo();
  expect([await begun, await ask(), await ask()]).toEqual([{ asked: 2 }, { asked: 3 }, { asked: 3 }]);
});

test("a refusal is not kept, and neither is what belongs to a visitor", async () => {
  const { app, state } = countingShop();
  state.status = 404;
  for (const url of ["/price", "/price", "/price", "/cart", "/cart", "/cart"]) await app.inject(url);
  expect([state.prices, state.carts]).toEqual([3, 3]);
});

test.each([
  ["/price?quantity=100", "/price?quantity=100&utm_source=mail"],
  ["/price?quantity=100&features[front][]=7", "/price?features%5Bfront%5D%5B%5D=7&quantity=100"],
  ["/price/3?quantity=100", "/price/3?noise=1&quantity=100"],
])("%s and %s ask for the same", async (one, other) => {
  const { app, state } = countingShop();
  await app.inject(one);
  expect((await app.inject(other)).body).toBe((await app.inject(one)).body);
  expect(state.prices).toBe(2);
});

test.each([
  ["/price?quantity=100", "/price?quantity=100&quantity=100"],
  ["/price?quantity=100", "/price?quantity=100&features[left][]=7"],
  ["/price?features[front][]=1&features[front][]=2", "/price?features[front][]=12"],
  ["/price/3?quantity=100", "/price/4?quantity=100"],
  ["/price?quantity=1", "/price?quantity=1%26features[front][]=2"],
])("%s and %s do not", async (one, other) => {
  const { app, state } = countingShop();
  for (const url of [one, one, other, other]) await app.inject(url);
  expect(state.prices).toBe(4);
});

test("an answer that somebody has already is not sent again, kept or not", async () => {
  const { app, state } = countingShop();
  await app.inject("/price");
  const { etag } = (await app.inject("/price")).headers;
  const ask = () => app.inject({ url: "/price", headers: { "if-none-match": String(etag) } });
  const kept = await ask();
  expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, "", etag]);
  expect(state.prices).toBe(2);
  Object.assign(state, { version: "summer", prices: 1 });
  const anew = await ask();
  expect([anew.statusCode, anew.body, state.prices]).toEqual([304, "", 2]);
  Object.assign(state, { version: "autumn" });
  expect((await ask()).statusCode).toBe(200);
});

test("a long answer is packed for who can unpack it, from the first one on; a short one is not", async () => {
  const { app, state } = countingShop();
  const ask = (encoding: string) => app.inject({ url: "/price", headers: { "accept-encoding": encoding } });
  expect((await ask("br")).headers["content-encoding"]).toBeUndefined();
  Object.assign(state, { version: "summer", text: "label ".repeat(500) });
  const first = await ask("br, gzip");
  const second = await ask("br, gzip");
  const plain = await app.inject("/price");
  for (const { headers, rawPayload } of [first, second]) {
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
  expect(plain.body.length).toBeGreaterThan(3_000);
  expect(first.rawPayload.length).toBeLessThan(200);
  expect(state.prices).toBe(2);
});
