import { expect, test } from "vitest";
import { MOST_USES_TOLD } from "#domain/artwork/artwork-use.ts";
import { artPaper, cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";

const shop = sharedShop();

async function keepOne(browser: Browser, name: string, colour: string): Promise<string> {
  return (await keepFrom(browser, name, await plainPicture(colour))).id;
}

async function told(browser: Browser, id: string) {
  return (await browser.get(`artwork/${id}`)).json().data;
}

function remove(browser: Browser, id: string) {
  return browser.send("DELETE", `artwork/${id}`);
}

async function takeOutOfCart(browser: Browser): Promise<number> {
  const [item] = (await cartOf(browser)).cart_items;
  await browser.send("DELETE", `cart/items/${item?.id}`);
  return item?.id ?? 0;
}

test("a file is told with everything that uses it, each place once, and is kept as long as that", async () => {
  const browser = openBrowser(shop.app);
  const id = await keepOne(browser, "plum.png", "#803050");
  const product = { ...artPaper, artwork: id };
  await put(browser, product);
  await put(browser, product);
  await browser.post("compare", product);
  const quotation = await browser.post("quote/create/quotation", { quotations: [product] });
  const number = quotation.json().data.quotation_no;

  const uses = [
    { place: "cart", number: null },
    { place: "comparison", number: null },
    { place: "quotation", number },
  ];
  expect(await told(browser, id)).toMatchObject({ used_in: uses, kept_until: null });
  const other = await keepOne(browser, "pear.png", "#508030");
  const { artwork, count } = (await browser.get("artwork?limit=2")).json().data;
  expect(count).toBe(2);
  expect(artwork).toMatchObject([
    { id: other, used_in: [] },
    { id, used_in: uses },
  ]);
});

test("somebody else's cart that names a file is no use of it", async () => {
  const [browser, stranger] = [openBrowser(shop.app), openBrowser(shop.app)];
  const id = await keepOne(browser, "mine.png", "#203040");
  const theirs = await keepOne(stranger, "theirs.png", "#403020");
  await put(stranger, artPaper);
  await shop.sql(`update cart_line set selection = jsonb_set(selection, '{artwork}', '{"files": ["${id}"]}')
    where guest_id = (select guest_id from artwork where id = '${theirs}')`);
  expect(await told(browser, id)).toMatchObject({ used_in: [] });
  expect((await remove(browser, id)).statusCode).toBe(200);
});

test("a file in the cart is not deleted, and where it is used is said; taken out there it is, and the item comes back without it", async () => {
  const browser = openBrowser(shop.app);
  const id = await keepOne(browser, "fig.png", "#4c2f6b");
  await put(browser, { ...artPaper, artwork: id });
  const refused = await remove(browser, id);
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    409,
    { id: "This file is used in your cart. Take it out there first, then you can delete it." },
  ]);

  const line = await takeOutOfCart(browser);
  expect(await told(browser, id)).toMatchObject({ used_in: [], kept_until: expect.any(String) });
  expect((await remove(browser, id)).statusCode).toBe(200);
  await browser.send("PATCH", `cart/items/${line}`, { removed: false });
  expect((await cartOf(browser)).cart_items).toMatchObject([{ id: line, artwork: [{ artwork: null }] }]);
});

test("a file of a quotation stays with it", async () => {
  const browser = openBrowser(shop.app);
  const id = await keepOne(browser, "quoted.png", "#2f6b4c");
  const quotation = await browser.post("quote/create/quotation", {
    quotations: [{ ...artPaper, artwork: id }],
  });
  const { quotation_no: number } = quotation.json().data;
  const refused = await remove(browser, id);
  expect(refused.json()).toMatchObject({
    code: 409,
    error: {
      fields: {
        id: `This file is used in quotation ${number}. Orders, quotations and quote requests keep their files.`,
      },
    },
  });
});

test("of thousands of papers the newest are told, and the file stays for the others", async () => {
  const browser = openBrowser(shop.app, "192.0.2.77");
  const id = await keepOne(browser, "often.png", "#335577");
  await shop.sql(
    `insert into artwork_use select '${id}', 'quotation', 'Q' || n from generate_series(1001, 4000) n`,
  );
  const { used_in: uses, kept_until: until } = await told(browser, id);
  expect([uses.length, uses[0].number, uses.at(-1).number, until]).toEqual([
    MOST_USES_TOLD,
    "Q4000",
    `Q${4001 - MOST_USES_TOLD}`,
    null,
  ]);
  const { artwork } = (await browser.get("artwork")).json().data;
  expect(artwork[0].used_in).toEqual(uses);
  expect((await remove(browser, id)).statusCode).toBe(409);
});

test("asking for one's files and deleting them is limited by network", async () => {
  const browser = openBrowser(shop.app, "192.0.2.78");
  const id = await keepOne(browser, "asked.png", "#337755");
  await told(browser, id);
  const counted = "key like 'ownArtwork:network:%:192.0.2.78'";
  await shop.sql(`update rate_limit set tries = 1000000 where ${counted}`);
  // The next minute, too: it may have begun.
  await shop.sql(
    `insert into rate_limit select key, bucket + 1, tries, ends_at from rate_limit where ${counted}`,
  );
  const asked = [await browser.get("artwork"), await browser.get(`artwork/${id}`), await remove(browser, id)];
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
});
