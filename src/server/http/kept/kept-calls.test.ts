import fastify from "fastify";
import { expect, test } from "vitest";
import type { App } from "../../api/app.types.ts";
import type { Services } from "../../services/services.ts";
import { keepSharedCalls } from "./kept-calls.ts";

/** A shop of two calls that count how often they had to work; its catalogue and day can be changed. */
const countingShop = () => {
  const state = { version: "spring", date: "2026-11-21", prices: 0, carts: 0, status: 200 };
  const services = {
    catalogue: { current: () => ({ version: state.version }) },
    shopMoment: () => ({ date: state.date, afterCutOff: false }),
  } as unknown as Services;
  const app = fastify() as unknown as App;
  keepSharedCalls(app, services);
  app.get("/price", { config: { sameForEverybody: true } }, (_request, reply) =>
    reply.code(state.status).send({ asked: (state.prices += 1) }),
  );
  app.get("/cart", () => ({ asked: (state.carts += 1) }));
  return { app, state };
};

test("a price is worked out once per address", async () => {
  const { app, state } = countingShop();
  const first = await app.inject("/price?quantity=100");
  const second = await app.inject("/price?quantity=100");
  expect(second.body).toBe(first.body);
  expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
  expect(state.prices).toBe(1);
  await app.inject("/price?quantity=200");
  expect(state.prices).toBe(2);
});

test.each([{ version: "summer" }, { date: "2026-11-22" }])("%o makes every price stale", async (change) => {
  const { app, state } = countingShop();
  await app.inject("/price");
  Object.assign(state, change);
  await app.inject("/price");
  expect(state.prices).toBe(2);
});

test("a refusal is not kept, and neither is what belongs to a visitor", async () => {
  const { app, state } = countingShop();
  state.status = 404;
  await app.inject("/price");
  await app.inject("/price");
  expect(state.prices).toBe(2);
  await app.inject("/cart");
  await app.inject("/cart");
  expect(state.carts).toBe(2);
});
