import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { topics } from "#contract/calls.ts";
import type { App } from "#platform/http/app.types.ts";
import { testApp } from "#tests/support/server/test-services.ts";

let app: App;
beforeAll(async () => void ({ app } = await testApp({ SHOP_NOW: "2026-11-23T00:00:00Z" })));
afterAll(() => app.close());

const calls = Object.values(topics).flatMap((topic) => Object.values<Call>(topic));

test.each(
  calls
    .filter(({ method, params }) => method === "GET" && !params)
    .map((call) => ({ path: call.path, call })),
)("$path is open to other sites if it is the same for everybody, and only then", async ({ call }) => {
  const query = new URLSearchParams(call.example.query as Record<string, string> | undefined);
  const ask = () =>
    app.inject({ url: `/api/${call.path}?${query}`, headers: { origin: "https://other.example" } });
  for (const answer of [await ask(), await ask()])
    expect([
      answer.headers["access-control-allow-origin"],
      answer.headers["cross-origin-resource-policy"],
    ]).toEqual(call.sameForEverybody ? ["*", "cross-origin"] : [undefined, "same-origin"]);
});

test("every item is listed with the price its page opens with", async () => {
  const { data } = (await app.inject("/api/quote/get/items")).json<{
    data: readonly { items: readonly { slug: string; opening: object }[] }[];
  }>();
  const items = data.flatMap(({ items: some }) => some);
  expect(items.length).toBe(13);
  expect(items.find(({ slug }) => slug === "paper-stickers")?.opening).toEqual({ quantity: 10, price: 13 });
});

test("a picture is a file that loads nothing and runs nothing", async () => {
  const query = new URLSearchParams({
    ...topics.catalogue.pictureFile.example.query,
    product_id: "5",
    finishing_id: "3",
  });
  const answer = await app.inject(`/api/quote/get/picture.svg?${query}`);
  expect(answer.headers["content-type"]).toBe("image/svg+xml");
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 900 640"/);
  expect(answer.body).toContain("data:image/webp;base64,");
  expect(answer.body).not.toMatch(/href="(?!#|data:)/);
});
