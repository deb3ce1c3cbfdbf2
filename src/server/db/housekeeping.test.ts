import { afterAll, beforeAll, expect, test } from "vitest";
import { posterSticker, quoteRequestCall } from "../../../tests/support/asked-products.ts";
import { artPaper } from "../../../tests/support/cart-bodies.ts";
import { openBrowser, openPeopleShop, type PeopleShop } from "../../../tests/support/people-shop.ts";
import { deleteOutdated } from "./housekeeping.ts";

let shop: PeopleShop;
beforeAll(async () => {
  shop = await openPeopleShop();
});
afterAll(() => shop.close());

const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
const countOf = async (table: string) => (await shop.sql(`select count(*)::int as n from ${table}`))[0]?.n;

test("a guest unseen for more than a year goes with their cart; letters that were exchanged stay", async () => {
  const sent = [
    await openBrowser(shop.app).post("cart/add", artPaper),
    await openBrowser(shop.app).post(quoteRequestCall, { ...posterSticker, ...bea }),
    await openBrowser(shop.app).post("quote/create/quotation", { quotations: [artPaper] }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  await shop.sql("update guest set seen_at = now() - interval '2 years'");

  await deleteOutdated(shop.services.db);

  expect(await countOf("guest")).toBe(2);
  expect(await countOf("cart_line")).toBe(0);
  expect(await countOf("quote_request")).toBe(1);
  expect(await countOf("quotation")).toBe(1);
});
