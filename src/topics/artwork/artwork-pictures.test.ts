import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { pageInInks } from "#tests/support/print-files/page-in-inks.ts";
import { sweepFiles } from "./sweep-files.ts";

const shop = sharedShop();

/** 50 of 90 x 55 mm, printed on one side, as the page sends them. */
const premiumCard = {
  product_id: 17,
  material_id: 1,
  printed_side_id: 1,
  color_id: 1,
  addon_item_id: 60,
  size: "90x55",
  quantity: 50,
  kinds: 1,
  origin_path: "/business-cards/premium-business-card",
};

test("colours that print duller are shown as they will look, and others need no picture", async () => {
  const browser = openBrowser(shop.app);
  const green = await keepFrom(browser, "green.png", await plainPicture("#00ff00", 1_000, 500));
  expect(green.printed_colours).toBe(`/api/artwork/${green.id}/printed-colours`);
  const calm = await keepFrom(browser, "calm.png", await plainPicture("#507832"));
  expect(calm.printed_colours).toBeNull();
  expect((await browser.get(`artwork/${calm.id}/printed-colours`)).statusCode).toBe(404);

  const picture = await browser.get(`artwork/${green.id}/printed-colours`);
  expect(picture.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, no-cache",
  });
  const { data, info } = await sharp(picture.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 320, height: 160 });
  // 57% cyan and 92% yellow on coated paper.
  const [red = 0, lightGreen = 0, blue = 0] = data;
  expect(Math.hypot(red - 128, lightGreen - 187, blue - 62)).toBeLessThan(6);

  const again = await browser.send("GET", `artwork/${green.id}/printed-colours`, undefined, {
    "if-none-match": picture.headers.etag ?? "",
  });
  expect(again.statusCode).toBe(304);
});

test("pictures in the colours of print are made for a network so often and no more; what the browser holds is free", async () => {
  const browser = openBrowser(shop.app, "198.51.100.78");
  const { printed_colours: path } = await keepFrom(browser, "blue.png", await plainPicture("#0000ff"));
  const call = String(path).replace("/api/", "");
  const { headers } = await browser.get(call);
  const counted = "key like 'printedColours:network:%:198.51.100.78'";
  await shop.sql(`update rate_limit set tries = 1000000 where ${counted}`);
  // The next minute, too: it may have begun.
  await shop.sql(
    `insert into rate_limit select key, bucket + 1, tries, ends_at from rate_limit where ${counted}`,
  );
  expect((await browser.get(call)).statusCode).toBe(429);
  const held = await browser.send("GET", call, undefined, { "if-none-match": headers.etag ?? "" });
  expect(held.statusCode).toBe(304);
});

describe("where the plates of a file are", () => {
  const foiled = (mm: number) => pageInInks(["Gold Foil"], "q /I0 cs 1 scn 9 9 50 40 re f Q", mm);

  test("is a picture that its owner alone is shown", async () => {
    const [browser, other] = [openBrowser(shop.app), openBrowser(shop.app)];
    const kept = await keepFrom(browser, "foil.pdf", await foiled(92));
    expect(kept.plates).toBe(`/api/artwork/${kept.id}/plates`);
    const call = `artwork/${kept.id}/plates`;
    const plates = await browser.get(call);
    expect(plates.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-cache",
    });
    expect(await sharp(plates.rawPayload).metadata()).toMatchObject({ width: 1_000, height: 620 });
    await keepFrom(other, "theirs.png", await plainPicture("#3a3a3a"));
    expect((await other.get(call)).statusCode).toBe(404);
  });

  test("is not told of a file without any, or of one that was kept before it was looked for", async () => {
    const browser = openBrowser(shop.app);
    const plain = await keepFrom(browser, "plain.png", await plainPicture("#3a4a5a"));
    const older = await keepFrom(browser, "older.pdf", await foiled(93));
    await shop.sql(`update artwork set plates_sha256 = null where id = '${older.id}'`);
    for (const { id } of [plain, older]) {
      expect((await browser.get(`artwork/${id}`)).json().data.plates).toBeNull();
      expect((await browser.get(`artwork/${id}/plates`)).statusCode).toBe(404);
    }
  });

  test("is not swept as long as its file is there, whoever took it, and goes with it", async () => {
    const browser = openBrowser(shop.app);
    const kept = await keepFrom(browser, "swept.pdf", await foiled(94));
    const again = await keepFrom(browser, "again.pdf", await foiled(94));
    const [row] = await shop.sql(`select plates_sha256 from artwork where id = '${kept.id}'`);
    const isThere = async () => {
      const stored = await shop.services.storage.get(String(row?.plates_sha256));
      stored?.destroy();
      return stored !== null;
    };
    await sweepFiles(shop.services, Date.now() + 48 * 3_600_000);
    expect(await isThere()).toBe(true);
    await browser.send("DELETE", `artwork/${kept.id}`);
    expect((await browser.get(`artwork/${again.id}/plates`)).statusCode).toBe(200);
    await browser.send("DELETE", `artwork/${again.id}`);
    expect(await isThere()).toBe(false);
  });

  test.each([
    ["foil is ordered", [101, 111], true],
    ["none is", [101], false],
  ])("is where the pictures of cart and order show foil: %s", async (_, front, isSeen) => {
    const browser = openBrowser(shop.app);
    const { id, picture, plates } = await keepFrom(browser, "card.pdf", await foiled(95));
    await put(browser, { ...premiumCard, print_features: { na: [121, 133, 151], front }, artwork: id });
    const [item] = (await cartOf(browser)).cart_items;
    const { svg } = (await browser.get(`quote/get/own-picture?${item?.picture}`)).json().data;
    expect(svg).toContain(`href="${picture}"`);
    expect(svg.includes(`href="${plates}"`)).toBe(isSeen);
    const { number } = await order(browser, { email: `${id}@example.org` });
    const drawn = (await browser.get(`order/${number}/pictures/1`)).body;
    expect(/<mask [^>]*><g[^>]*><image [^>]*href="data:image\/png/.test(drawn)).toBe(isSeen);
  });
});
