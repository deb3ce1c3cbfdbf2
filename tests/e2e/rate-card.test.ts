import { expect } from "@playwright/test";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { costLikeNames } from "../support/catalogue/cost-like.ts";
import { test } from "../support/pages/shop-test.ts";

for (const { route } of catalogueDocument.featuredItems) {
  test(`${route} tells a browser rates, and neither a cost nor a margin`, async ({ request }) => {
    const page = await (await request.get(route)).text();
    expect(costLikeNames(page)).toEqual([]);
    expect(page).toContain("shares");
    const data = await (await request.get(`${route}.data`)).text();
    expect(costLikeNames(data)).toEqual([]);
  });
}
