import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { pagesOf } from "#tests/support/artwork/documents.ts";
import { artPaper, put } from "#tests/support/bodies/cart-bodies.ts";
import { order, orderOf } from "#tests/support/bodies/order-bodies.ts";
import { printedColours } from "#tests/support/print-files/printed-colours.ts";
import { keepFrom, type KeptArtwork, type KeptPages } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { getOfOrder } from "#tests/support/studio/order-room.ts";

const shop = sharedShop();

const [RED, GREEN, BLUE] = ["#d02020", "#20d020", "#2020d0"];
const SIX = [RED, GREEN, BLUE, "#d0d020", "#d020d0", "#20d0d0"];

/** Cards of 90 x 55 mm, printed on both sides. */
const card = {
  product_id: 16,
  material_id: 1,
  printed_side_id: 2,
  color_id: 1,
  addon_item_id: 60,
  size: "90x55",
  quantity: 200,
  kinds: 1,
  origin_path: "/business-cards/standard?printed_side_id=2",
};

/** All pages of a file, the first first. */
function allOf(kept: KeptPages): Pick<KeptArtwork, "id" | "name" | "page" | "facts" | "picture">[] {
  return [kept, ...kept.further_pages];
}

async function listOf(browser: Browser): Promise<KeptArtwork[]> {
  return (await browser.get("artwork")).json<{ data: { artwork: KeptArtwork[] } }>().data.artwork;
}

/** Orders something; answers its number, its places and the colour in the middle of each of its print files, in sixteenths. */
async function printed(browser: Browser, body: object, files: readonly string[]) {
  await put(browser, body);
  const { number } = await order(browser, { email: `${randomUUID()}@example.org` });
  const [item] = (await orderOf(browser, number)).items;
  const colours = [];
  for (const file of files) {
    const answer = await getOfOrder(shop, number, `lines/1/files/${file}`);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    const colourAt = await printedColours(answer.rawPayload);
    colours.push(colourAt(40, 35).map((value) => Math.round(value / 16)));
  }
  return { item, colours };
}

test("the two pages of a card are its front and its back, each with its own facts, picture and print file", async () => {
  const browser = openBrowser(shop.app);
  const pages = allOf(await keepFrom(browser, "card.pdf", await pagesOf([RED, GREEN])));
  expect(pages).toMatchObject([
    { name: "card.pdf", page: 1, facts: { pages: 2, pagesRead: 2, printed: { widthMm: 94 } } },
    { name: "card.pdf", page: 2, facts: { pages: 2, pagesRead: 2, printed: { widthMm: 97 } } },
  ]);
  expect(new Set(pages.map(({ picture }) => picture)).size).toBe(2);
  // Kept at once: the first page is the newest all the same.
  expect((await listOf(browser)).map(({ page }) => page)).toEqual([1, 2]);
  const artwork = pages.map(({ id }) => id).join(",");
  const files = ["set-1-front.pdf", "set-1-back.pdf"];
  const { item, colours } = await printed(browser, { ...card, artwork }, files);
  expect(item.places).toEqual([
    { label: "Front", set: 1, side: "front", has_file: true, file_name: "card.pdf, page 1" },
    { label: "Back", set: 1, side: "back", has_file: true, file_name: "card.pdf, page 2" },
  ]);
  expect(colours).toEqual([
    [13, 2, 2],
    [2, 13, 2],
  ]);
});

test("six pages are six sets", async () => {
  const browser = openBrowser(shop.app);
  const pages = allOf(await keepFrom(browser, "labels.pdf", await pagesOf(SIX)));
  const artwork = pages.map(({ id }) => id).join(",");
  const { item, colours } = await printed(browser, { ...artPaper, kinds: 6, artwork }, ["set-3.pdf"]);
  expect(item.places.map(({ file_name }: { file_name: string }) => file_name)).toEqual(
    SIX.map((_, at) => `labels.pdf, page ${at + 1}`),
  );
  expect(colours).toEqual([[2, 2, 13]]);
});

test("a document that comes again is what is there, with a page that was deleted meanwhile", async () => {
  const browser = openBrowser(shop.app);
  const content = await pagesOf([GREEN, BLUE, RED]);
  const before = allOf(await keepFrom(browser, "again.pdf", content));
  const [first, second, third] = before.map(({ id }) => id);
  const again = allOf(await keepFrom(browser, "again.pdf", content));
  expect(again.map(({ id }) => id)).toEqual([first, second, third]);
  expect((await browser.send("DELETE", `artwork/${second}`)).statusCode).toBe(200);
  const whole = allOf(await keepFrom(browser, "again.pdf", content));
  expect(whole.map(({ id, page }) => [id === before[page - 1]?.id, page])).toEqual([
    [true, 1],
    [false, 2],
    [true, 3],
  ]);
  const renamed = allOf(await keepFrom(browser, "renamed.pdf", content));
  expect(renamed.map(({ name, page }) => [name, page])).toEqual([
    ["renamed.pdf", 1],
    ["renamed.pdf", 2],
    ["renamed.pdf", 3],
  ]);
  expect(await listOf(browser)).toHaveLength(6);
});
