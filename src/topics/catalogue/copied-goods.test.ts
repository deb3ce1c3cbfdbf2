import { describe, expect, test } from "vitest";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser } from "#tests/support/server/people-shop.ts";
import {
  cell,
  copied,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  publish,
  published,
} from "#tests/support/studio/catalogue-draft.ts";
import { until } from "#tests/support/server/until.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

/** The row of the draft that has a name. */
function rowNamed(
  draft: { sheets: { name: string; rows: { key: string; label: string }[] }[] },
  name: string,
) {
  return draft.sheets.flatMap(({ rows }) => rows).find(({ label }) => label === name)!;
}

describe("a product made by copying one", () => {
  test("goes from the draft to an order that is placed, on every node", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const other = await shop.otherNode();
    await edited(browser, copied("new-products", "2", "Hemp Paper"));
    const { key } = rowNamed(await draftOf(browser, "sale"), "Hemp Paper");
    const { lines } = await edited(browser, cell("products", key, "minimum", "13.00", "32.00"));
    expect(lines).toMatchObject([
      { label: "New products", now: "Hemp Paper, Soft, for jams." },
      { label: "Hemp Paper, smallest order", was: "$13.00", now: "$32.00" },
    ]);
    const { added, dearer, broken } = (await browser.get("catalogue/prices")).json().data;
    expect([added > 0, dearer, broken]).toEqual([true, 0, []]);
    await published(browser);

    const hemp = { ...classic, product_id: Number(key), origin_path: "/stickers/paper/hemp-paper" };
    const customer = openBrowser(shop.app);
    const { cart_item: line } = await put(customer, hemp);
    expect(line).toMatchObject({ title: expect.stringContaining("Hemp Paper stickers"), price: 32 });
    expect((await cartOf(customer)).cart_items[0]).toMatchObject({
      name: "Hemp Paper",
      path: expect.stringContaining("/stickers/paper/hemp-paper"),
    });
    const { number } = await order(customer, { email: "hemp@example.org" });
    expect((await orderOf(customer, number)).items[0]).toMatchObject({ price: 32 });
    const onOther = async () => (await openBrowser(other).post("cart/add", hemp)).statusCode === 201;
    await until("The other node's goods", onOther);

    expect(
      (
        await edit(browser, {
          ...copied("new-products", "2", "Hemp Paper"),
          kind: "remove",
          row: key,
        } as never)
      ).statusCode,
    ).toBe(422);
    await edited(browser, cell("sale-products", key, "sale", "", "retired"));
    await published(browser);
    expect((await cartOf(openBrowser(shop.app))).cart_items).toEqual([]);
    expect(await orderOf(customer, number)).toMatchObject({ items: [{ price: 32 }] });
  });

  test("taken back, it leaves its number to nothing else", async () => {
    const { browser } = await enterStudio(shop, "owner");
    await edited(browser, copied("new-products", "5", "Flax Paper"));
    const { key } = rowNamed(await draftOf(browser, "sale"), "Flax Paper");
    const publication = await published(browser);
    const cart = openBrowser(shop.app);
    const before = shop.services.catalogue.current();
    expect(before.products.get(Number(key))?.name).toBe("Flax Paper");
    expect((await browser.post("catalogue/take-back", { publication })).statusCode).toBe(200);
    expect(shop.services.catalogue.current().products.has(Number(key))).toBe(false);
    expect((await cartOf(cart)).cart_items).toEqual([]);
    await edited(
      browser,
      copied("new-products", "5", "Jute Paper"),
      copied("new-products", "6", "Kapok Paper"),
    );
    const draft = await draftOf(browser, "sale");
    const keys = ["Jute Paper", "Kapok Paper"].map((name) => Number(rowNamed(draft, name).key));
    expect(keys).toEqual([Number(key) + 1, Number(key) + 2]);
    // Links to the one that was taken back never show another.
    const { lines } = await edited(browser, copied("new-products", "5", "Flax Paper"));
    expect(lines.at(-1).change.cells).toMatchObject({ name: "Flax Paper", slug: "flax-paper-2" });
  });

  test("is refused in words where its name is there or empty, and nothing of it is kept", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const answers = await Promise.all(
      ["", "Kraft Paper"].map((name) => edit(browser, copied("new-products", "2", name))),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.fields])).toEqual([
      [422, { "new-products//name": "Please type a name of up to 80 letters." }],
      [422, { "new-products//name": "Something is called so already." }],
    ]);
    expect((await publish(browser)).statusCode).toBe(409);
  });
});

test("rows beyond what is made at once are refused in words", async () => {
  const { browser } = await enterStudio(shop, "owner");
  const many = Array.from({ length: 201 }, (_, at) => copied("new-products", "2", `Paper ${at}`));
  const answer = await edit(browser, ...many);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([
    422,
    { edits: "Please add or take away at most 200 rows at once." },
  ]);
  await edited(browser, copied("new-products", "2", "Hemp"));
  const { key } = rowNamed(await draftOf(browser, "sale"), "Hemp");
  await edited(browser, copied("new-products", key, "Jute"));
  const [first] = (await draftOf(browser)).lines;
  const removal = await edit(browser, { ...first.change, kind: "remove" });
  expect([removal.statusCode, removal.json().error.fields]).toEqual([
    422,
    { [`new-products/${key}`]: "Something was copied from it: remove that first." },
  ]);
});

test("a finishing made by copying one is chosen, priced and ordered", async () => {
  const { browser } = await enterStudio(shop, "owner");
  await edited(browser, copied("new-finishings", String(artPaper.finishing_id), "Linen"));
  const { key } = rowNamed(await draftOf(browser, "sale"), "Linen");
  await published(browser);
  const customer = openBrowser(shop.app);
  const { cart_item: line } = await put(customer, { ...artPaper, finishing_id: Number(key) });
  expect(line.price).toBe(19.5);
  const { number } = await order(customer, { email: "linen@example.org" });
  expect(JSON.stringify((await orderOf(customer, number)).items[0])).toContain("Linen");
});
