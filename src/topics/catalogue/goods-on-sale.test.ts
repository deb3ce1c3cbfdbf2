import { describe, expect, test } from "vitest";
import { soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { issue, linked } from "#tests/support/bodies/quotation-bodies.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser } from "#tests/support/server/people-shop.ts";
import {
  cell,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  priceAt,
  publish,
  published,
} from "#tests/support/studio/catalogue-draft.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

const retired = cell("sale-products", "2", "sale", "", "retired");
const artInstead = cell("sale-products", "2", "instead", "", "1");
const soldOut = cell("sale-products", "2", "until", "", "2027-03-19");

/** Classic paper in a cart, a sent quotation and an order. */
async function holders() {
  const owner = openBrowser(shop.app);
  const link = await issue(owner, classic);
  const kept = await linked(openBrowser(shop.app), link);
  const ordered = await orderedByGuest(shop);
  const cart = openBrowser(shop.app);
  await put(cart, classic);
  return { link, kept, ordered, cart };
}

type Holders = Awaited<ReturnType<typeof holders>>;

/** What each of them says once it cannot be made; prices that were promised stay. */
async function expectWords({ link, kept, ordered, cart }: Holders, words: string) {
  const { cart_items: items, total_price: total } = await cartOf(cart);
  expect(items[0]).toMatchObject({ price: null, message: words, name: "Classic Paper" });
  expect(total).toBe(0);
  const quoted = await linked(openBrowser(shop.app), link);
  expect(quoted).toEqual({ ...kept, goods_today: null });
  const again = await ordered.browser.get(`order/${ordered.number}/again`);
  expect(again.statusCode, again.body).toBe(200);
  expect(again.body).toContain(words);
  expect(await ordered.read()).toMatchObject({ total_price: 65 });
}

describe("a product that is retired", () => {
  test("is said not to be made any more, in carts, kept quotations and orders again, on every node", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const other = await shop.otherNode();
    const held = await holders();
    const { lines, issues } = await edited(browser, retired, artInstead);
    expect(issues).toEqual([]);
    expect(lines).toMatchObject([
      { label: "Classic Paper, on sale", was: "on sale", now: "retired" },
      { label: "Classic Paper, instead", was: "none", now: "Art Paper" },
    ]);
    const { broken } = (await browser.get("catalogue/prices")).json().data;
    expect(broken).toEqual([]);
    const publication = await published(browser);

    await expectWords(held, "We no longer make this product.");
    const catalogue = shop.services.catalogue.current();
    expect(catalogue.leads.get("/stickers/paper/classic-paper")).toBe("/stickers/paper/art-paper");
    const gone = async (app: typeof shop.app) => {
      const query = new URLSearchParams({ product_id: "2", cutting_id: "1", size: "50x50", quantity: "25" });
      const answer = await app.inject(`/api/get/pricing-data?${query}`);
      return answer.body.includes("product_id 2 does not exist.");
    };
    expect(await gone(shop.app)).toBe(true);
    await until("The other node's goods", () => gone(other));

    await browser.post("catalogue/take-back", { publication });
    expect(await priceAt(shop.app)).toBe(20);
    expect((await cartOf(held.cart)).cart_items[0]).toMatchObject({ price: 20, message: null });
  });

  test("is not the last that a page can be made of: what hangs on it is said at its row", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const stocks = soldDocument.products.find(({ cardKind }) => cardKind === "material")!;
    const types = soldDocument.products.filter(
      ({ id, materialIds }) =>
        materialIds.length === 1 && materialIds[0] === stocks.materialIds[0] && id !== stocks.id,
    );
    const draft = await edited(
      browser,
      cell("sale-materials", String(stocks.materialIds[0]), "sale", "", "retired"),
    );
    expect(draft.issues).toContainEqual({
      sheet: "sale-products",
      row: String(stocks.id),
      column: "sale",
      message: `Product ${stocks.id} ${stocks.name}: no stock is left that it comes in: retire it, too`,
    });
    expect((await publish(browser)).statusCode).toBe(422);
    const { issues } = await edited(
      browser,
      ...[stocks, ...types].map(({ id }) => cell("sale-products", String(id), "sale", "", "retired")),
    );
    expect(issues).toEqual([]);
    expect((await publish(browser)).statusCode).toBe(200);
  });
});

describe("a product that is sold out", () => {
  test("has its price, cannot be ordered, and says until when", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const held = await holders();
    expect((await edit(browser, cell("sale-products", "2", "until", "", "Friday"))).statusCode).toBe(422);
    for (const day of ["2027-03-09", "2027-03-10"]) {
      const past = await edit(browser, cell("sale-products", "2", "until", "", day));
      expect([past.statusCode, past.json().error.fields]).toEqual([
        422,
        { "sale-products/2/until": "Please choose a day after today." },
      ]);
    }
    await edited(browser, soldOut);
    await published(browser, { note: "The mill is late." });

    expect(await priceAt(shop.app)).toBe(20);
    const refused = await openBrowser(shop.app).post("cart/add", classic);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      { product_id: "Classic Paper is sold out until Fri 19 March." },
    ]);
    await expectWords(held, "Classic Paper is sold out until Fri 19 March.");
    const { sheets } = await draftOf(browser, "sale");
    const goods = sheets.find((sheet: { name: string }) => sheet.name === "sale-products");
    expect(goods.rows[1].cells).toEqual({
      sale: "",
      until: "2027-03-19",
      instead: "",
    });
  });
});
