import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { classic } from "#tests/support/bodies/cart-bodies.ts";
import { openBrowser, openPeopleShop, type PeopleShop } from "#tests/support/server/people-shop.ts";
import { soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";

let shop: PeopleShop;
beforeAll(async () => {
  // No promotion runs on this day.
  shop = await openPeopleShop({ SHOP_NOW: "2027-03-10T00:00:00Z", RATE_LIMIT_FACTOR: "100" });
});
afterAll(() => shop.close());

test("at a price that no longer holds is 409 with the row that does, and lays nothing down", async () => {
  const browser = openBrowser(shop.app);
  const stale = await browser.post("compare", { ...classic, product_pricing_id: "0badcafe-old-25-1900" });
  expect(stale.json()).toMatchObject({ code: 409, error: { pricing_row: { price: 20, quantity: 25 } } });
  expect((await browser.get("compare")).json().data.count).toBe(0);
});

test("sent again with its key after the product has gone is answered as it was the first time", async () => {
  const browser = openBrowser(shop.app);
  const key = { "idempotency-key": randomUUID() };
  const first = await browser.send("POST", "compare", classic, key);
  const shipped = soldDocument;
  const publish = async (document: typeof shipped) => {
    await publishCatalogue(shop.services.db, document);
    await shop.services.catalogue.refresh();
  };
  await publish({ ...shipped, products: shipped.products.filter(({ id }) => id !== classic.product_id) });
  const again = await browser.send("POST", "compare", classic, key);
  const anew = await browser.post("compare", classic);
  await publish(shipped);
  expect([first.statusCode, again.statusCode, anew.statusCode]).toEqual([201, 201, 422]);
  expect(again.json()).toEqual(first.json());
});
