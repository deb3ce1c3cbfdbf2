import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { CatalogueChange } from "#domain/catalogue/sheets/change.ts";
import { choicePicture, galleryWordsOf } from "#domain/configure/gallery.ts";
import {
  copied,
  draftOf,
  edit,
  edited,
  ownCatalogueShop,
  published,
} from "#tests/support/studio/catalogue-draft.ts";
import { enterStudio, type StudioBrowser } from "#tests/support/studio/studio-browser.ts";

const shop = ownCatalogueShop();

/** A photograph that is red above and blue below. */
async function photo(width = 1200, height = 2400): Promise<Buffer> {
  const half = { create: { width, height: height / 2, channels: 3, background: "#0000ff" } } as const;
  const below = await sharp(half).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: below, top: height / 2, left: 0 }])
    .jpeg()
    .toBuffer();
}

function send(browser: StudioBrowser, picture: Buffer, shown?: string) {
  return browser.post("catalogue/pictures", {
    picture: picture.toString("base64"),
    ...(shown && { shown }),
  });
}

async function sent(browser: StudioBrowser, picture: Buffer, shown?: string): Promise<string> {
  const answer = await send(browser, picture, shown);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.id;
}

const named = (product: string, picture: string, words = "A jar of honey."): CatalogueChange => ({
  kind: "add",
  sheet: "pictures",
  row: "",
  cells: { product, picture, words },
});

const sold = (productId: number | string) =>
  shop.services.catalogue.current().products.get(Number(productId))!;

const galleryOf = async (productId: number | string) =>
  (await shop.app.inject(`/api/quote/get/thumbnail?product_id=${productId}&cutting_id=1`)).json().data;

describe("a picture that an owner gives a product", () => {
  test("is the shop's own, in the shape of the gallery, with what was chosen of it", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const id = await sent(browser, await photo(), "top");
    expect(await sent(browser, await photo(), "bottom")).not.toBe(id);
    for (const [address, width, height] of [
      [`/pictures/shop/${id}.webp`, 900, 640],
      [`/pictures/shop/${id}-small.webp`, 180, 128],
    ] as const) {
      const answer = await shop.app.inject(address);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const picture = sharp(answer.rawPayload);
      expect(await picture.metadata()).toMatchObject({ format: "webp", width, height });
      const { dominant } = await picture.stats();
      expect(dominant.r).toBeGreaterThan(200);
    }
    expect((await shop.app.inject(`/pictures/shop/${"0".repeat(64)}.webp`)).statusCode).toBe(404);
  });

  test.each([
    ["a drawing", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640"/>')],
    ["no picture", () => Buffer.from("honey")],
    ["a small one", () => photo(440, 640)],
    ["half of one", async () => (await photo()).subarray(0, 1500)],
  ])("is refused where it is %s", async (_name, draw) => {
    const { browser } = await enterStudio(shop, "owner");
    const answer = await send(browser, await draw());
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().error.fields.picture).toContain("This is no picture that can be read.");
  });

  test("comes first in the gallery once it is published, by its words, and is taken back with its publication", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const before = await galleryOf(2);
    const id = await sent(browser, await photo());
    const { lines } = await edited(browser, named("2", id));
    expect(lines).toMatchObject([{ label: "Pictures", now: "Classic Paper, A jar of honey." }]);
    expect(await galleryOf(2)).toEqual(before);
    const publication = await published(browser);
    const own = `/pictures/shop/${id}.webp`;
    const { thumbnail, gallery } = await galleryOf(2);
    expect(thumbnail).toBe(own);
    expect(gallery).toEqual([
      { index: 0, file_path: own },
      ...before.gallery.map((one: { index: number; file_path: string }) => ({
        ...one,
        index: one.index + 1,
      })),
    ]);
    const { words, captions } = galleryWordsOf(sold(2));
    expect([words[0], captions[0]]).toEqual(["A jar of honey.", ""]);
    expect(words.slice(1)).toEqual(sold(2).galleryWords);
    await browser.post("catalogue/take-back", { publication });
    expect(await galleryOf(2)).toEqual(before);
  });

  test("of a copied product is what it is chosen by; the copy has none of its first", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const [first, other] = [await sent(browser, await photo()), await sent(browser, await photo(), "top")];
    await edited(browser, named("2", first));
    await edited(browser, copied("new-products", "2", "Hemp Paper"));
    const sale = await draftOf(browser, "sale");
    const { key } = sale.sheets
      .flatMap(({ rows }: { rows: { key: string; label: string }[] }) => rows)
      .find(({ label }: { label: string }) => label === "Hemp Paper");
    await edited(browser, named(key, other));
    await published(browser);
    const paths = (await galleryOf(key)).gallery.map((one: { file_path: string }) => one.file_path);
    expect(paths.slice(0, 2)).toEqual([
      `/pictures/shop/${other}.webp`,
      expect.stringMatching("/classic-paper/0.webp"),
    ]);
    expect(choicePicture(sold(key))).toBe(`/pictures/shop/${other}-small.webp`);
    expect(choicePicture(sold(2))).toBe("/pictures/stocks/classic-paper.webp");
  });

  test("is named by no row where the shop does not have it, twice, or without words", async () => {
    const { browser } = await enterStudio(shop, "owner");
    const faultsOf = async (change: CatalogueChange) =>
      (await edit(browser, change)).json().error.fields as Record<string, string>;
    const missing = await faultsOf(named("2", "0".repeat(64)));
    expect(Object.values(missing)).toEqual(["This picture is not in the shop. Please give it again."]);
    const id = await sent(browser, await photo());
    expect(await faultsOf(named("2", id, " "))).toEqual({
      "pictures//words": "Please type one sentence of up to 200 letters.",
    });
    expect(await faultsOf(named("999", id))).toEqual({ "pictures//product": "There is no such product." });
    await edited(browser, named("2", id));
    expect(await faultsOf(named("2", id))).toEqual({ "pictures//picture": "It has this picture already." });
  });
});
