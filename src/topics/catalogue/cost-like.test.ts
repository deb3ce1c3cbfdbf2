import { afterAll, beforeAll, expect, test } from "vitest";
import { costLikeFields } from "#tests/support/catalogue/cost-like.ts";
import { testApp } from "#tests/support/server/test-services.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { App } from "#platform/http/app.types.ts";

let app: App;
beforeAll(async () => void ({ app } = await testApp({ SHOP_NOW: "2026-11-23T00:00:00Z" })));
afterAll(() => app.close());

async function dataOf(address: string) {
  const response = await app.inject(`/api/${address}`);
  expect([address, response.statusCode]).toEqual([address, 200]);
  return response.json().data;
}

test.each(catalogueDocument.featuredItems.map(({ slug }) => slug))(
  "no answer about %s tells what it costs the shop or what is added to that",
  async (slug) => {
    const item = await dataOf(`quote/get/featured-items?slug=${slug}`);
    const question = new URLSearchParams(
      Object.entries(item.selection).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
    );
    const rows = await dataOf(`get/pricing-data?${question}`);
    expect(rows.length).toBeGreaterThan(3);
    const form = await dataOf(`quote/get/special-processing?slug=${slug}`);
    expect([costLikeFields(item), costLikeFields(rows), costLikeFields(form)]).toEqual([[], [], []]);
  },
);
