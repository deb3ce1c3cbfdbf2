import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { soldDocument } from "#tests/support/catalogue/own-numbers.ts";
import { publishCatalogue } from "#topics/catalogue/publish-catalogue.ts";
import { artPaper, cartOf, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { clearPicture, drawnLine } from "#tests/support/cut-line/drawn-line.ts";
import { keepFrom } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, ownShop } from "#tests/support/server/people-shop.ts";

/** Its own: its catalogue changes. */
const shop = ownShop({ RATE_LIMIT_FACTOR: "1000" });

async function publish(document: typeof soldDocument) {
  await publishCatalogue(shop.services.db, document);
  await shop.services.catalogue.refresh();
}

async function ordered(...bodies: readonly object[]) {
  const browser = openBrowser(shop.app);
  for (const body of bodies) await put(browser, body);
  return { browser, ...(await order(browser, { email: `${randomUUID()}@example.org` })) };
}

async function readAgain(browser: Browser, path: string) {
  const answer = await browser.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.items;
}

test("is ordered again as it was, one line or all, each at the price that was shown", async () => {
  const { browser, number } = await ordered(classic, artPaper);
  const items = await readAgain(browser, `order/${number}/again`);
  expect(items).toMatchObject([
    { line: 1, was_price: 20, price: 20, changes: [], message: null },
    { line: 2, was_price: 19.5, price: 19.5, changes: [], message: null },
  ]);
  const again = `order/${number}/again`;
  const wrong = await browser.post(again, { lines: [{ line: 2, price: 19 }] });
  expect([wrong.statusCode, (await cartOf(browser)).count]).toEqual([409, 0]);
  const one = await browser.post(again, { lines: [{ line: 2, price: 19.5 }] });
  expect(one.json().data).toEqual({ count: 1 });
  const lines = [
    { line: 1, price: 20 },
    { line: 2, price: 19.5 },
  ];
  const key = { "idempotency-key": randomUUID() };
  await browser.send("POST", again, { lines }, key);
  await browser.send("POST", again, { lines }, key);
  const cart = await cartOf(browser);
  expect(cart.cart_items.map(({ price }) => price)).toEqual([19.5, 20, 19.5]);
});

test("what costs more, is called otherwise or is made no more is said, and only what is made goes along", async () => {
  const { browser, number } = await ordered(classic, artPaper);
  const changed = structuredClone(soldDocument);
  changed.products = changed.products.filter(({ id }) => id !== classic.product_id);
  for (const finishing of changed.finishings) finishing.name = `New ${finishing.name}`;
  for (const product of changed.products) product.charge.job = (product.charge.job ?? 0) + 1_000;
  await publish(changed);
  try {
    const [gone, dearer] = await readAgain(browser, `order/${number}/again`);
    expect(gone).toMatchObject({ was_price: 20, price: null, message: "We no longer make this product." });
    expect(dearer.price).toBeGreaterThan(19.5);
    const [{ was, now }] = dearer.changes;
    expect([dearer.changes.length, now]).toEqual([1, `New ${was}`]);
    const both = { lines: [gone, dearer].map(({ line, price }) => ({ line, price: price ?? 20 })) };
    const refused = await browser.post(`order/${number}/again`, both);
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      "lines: We no longer make this product.",
    ]);
    expect((await cartOf(browser)).count).toBe(0);
    const { line, price } = dearer;
    expect((await browser.post(`order/${number}/again`, { lines: [{ line, price }] })).statusCode).toBe(201);
  } finally {
    await publish(soldDocument);
  }
});

/** An order of a sticker along a line round a picture of its own. */
async function orderedPicture() {
  const browser = openBrowser(shop.app);
  const file = await clearPicture();
  const { id } = await keepFrom(browser, "star.png", file.content);
  const kept = (await browser.post("cut-lines", drawnLine(file, id))).json().data;
  const { size: _, ...rest } = artPaper;
  const { width, height } = kept;
  await put(browser, {
    ...rest,
    shape_id: 5,
    size: "custom",
    width,
    height,
    artwork: id,
    cut_lines: kept.id,
  });
  const price = (await cartOf(browser)).cart_items[0]?.price;
  const placed = await order(browser, { email: `${randomUUID()}@example.org` });
  return { browser, ...placed, file: id, lines: [{ line: 1, price }] };
}

const contentOf = (id: unknown) =>
  shop.sql(`select a.sha256, a.name, l.digest, a.guest_id from artwork a join cut_line l on l.artwork_id = a.id
    where a.id = '${String(id)}'`);

test("its owner keeps the file; who has only the key gets the same content as a file of their own", async () => {
  const { browser, number, key, file, lines } = await orderedPicture();
  await browser.post(`order/${number}/again`, { lines });
  const own = new URLSearchParams((await cartOf(browser)).cart_items[0]?.picture);
  expect(own.get("artwork")).toBe(file);

  const other = openBrowser(shop.app);
  for (const _ of [1, 2])
    expect((await other.post(`order/${number}/again?key=${key}`, { lines })).statusCode).toBe(201);
  const items = (await cartOf(other)).cart_items.map(({ picture }) => new URLSearchParams(picture));
  const copies = new Set(items.map((query) => query.get("artwork")));
  expect([items.length, copies.size, copies.has(file)]).toEqual([2, 1, false]);
  const [[before], [after]] = await Promise.all([contentOf(file), contentOf([...copies][0])]);
  expect(after).toMatchObject({ sha256: before?.sha256, name: "star.png", digest: before?.digest });
  expect(after?.guest_id).not.toBe(before?.guest_id);
  await order(other, { email: `${randomUUID()}@example.org` });
});

test("without the key nobody orders it again, nor with files that are not those that were ordered", async () => {
  const { browser, number, key, file, lines } = await orderedPicture();
  const stranger = openBrowser(shop.app);
  for (const query of ["", `?key=${"0".repeat(key.length)}`]) {
    expect((await stranger.get(`order/${number}/again${query}`)).statusCode).toBe(404);
    expect((await stranger.post(`order/${number}/again${query}`, { lines })).statusCode).toBe(404);
  }
  await shop.sql(`update artwork set sha256 = '${"0".repeat(64)}' where id = '${file}'`);
  const [item] = await readAgain(browser, `order/${number}/again`);
  expect(item).toMatchObject({ price: null, has_artwork: true });
  expect(item.message).toMatch(/^A file of your artwork is no longer here/);
});
