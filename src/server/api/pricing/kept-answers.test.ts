import fastify from "fastify";
import { expect, test } from "vitest";
import type { Services } from "../../services/services.ts";
import { keptAnswers } from "./kept-answers.ts";

/** A call that counts how often it is really answered, in a shop whose day and catalogue can change. */
const countingShop = () => {
  const shop = { date: "2026-11-23", afterCutOff: false, version: "one", answered: 0 };
  const services = {
    shopMoment: () => ({ date: shop.date, afterCutOff: shop.afterCutOff }),
    catalogue: { current: () => ({ version: shop.version }) },
  } as unknown as Pick<Services, "catalogue" | "shopMoment">;
  const app = fastify();
  app.get("/price", keptAnswers(services), (request, reply) => {
    shop.answered += 1;
    if (request.url.includes("wrong")) reply.code(422);
    return { answered: shop.answered };
  });
  const ask = async (address: string) => (await app.inject(address)).json().answered;
  return { shop, app, ask };
};

test("the same address is answered once, as long as catalogue and shop day stay the same", async () => {
  const { shop, ask } = countingShop();
  expect([await ask("/price?a=1"), await ask("/price?a=1"), await ask("/price?a=2")]).toEqual([1, 1, 2]);
  shop.afterCutOff = true;
  expect([await ask("/price?a=1"), await ask("/price?a=1")]).toEqual([3, 3]);
  shop.version = "two";
  expect(await ask("/price?a=1")).toBe(4);
});

test("refusals, very long addresses and HEAD are not kept", async () => {
  const { app, ask } = countingShop();
  expect([await ask("/price?wrong"), await ask("/price?wrong")]).toEqual([1, 2]);
  const long = `/price?${"a".repeat(700)}`;
  expect([await ask(long), await ask(long)]).toEqual([3, 4]);
  expect((await app.inject({ method: "HEAD", url: "/price?head" })).body).toBe("");
  expect(await ask("/price?head")).toBe(6);
});

test("a kept answer is still JSON, and answers HEAD without a body", async () => {
  const { app, ask } = countingShop();
  await ask("/price?a=1");
  const kept = await app.inject("/price?a=1");
  expect(kept.headers["content-type"]).toBe("application/json; charset=utf-8");
  const head = await app.inject({ method: "HEAD", url: "/price?a=1" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
});

test("at most 2,000 answers are kept: the oldest leaves", async () => {
  const { ask } = countingShop();
  for (let index = 0; index < 2_001; index += 1) await ask(`/price?a=${index}`);
  expect(await ask("/price?a=2000")).toBe(2_001);
  expect(await ask("/price?a=0")).toBe(2_002);
});
