import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { artPaper, classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { orderedByGuest } from "#tests/support/server/guest-order.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop({ SHOP_NOW: "2027-03-10T00:00:00Z" });

/** The words of each page, as a reader finds them. */
async function pagesOf(bytes: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await document.loadingTask.destroy();
  return pages.map((words) => words.replaceAll(/\s+/g, " "));
}

/** Two lines, one of two sets with files that have names. */
async function orderedWithArtwork(): Promise<string> {
  const browser = openBrowser(shop.app);
  const { id: plum } = await keepFrom(browser, "plum.png", await plainPicture("#803050", 702, 702));
  const { id: pear } = await keepFrom(browser, "pear.png", await plainPicture("#90b040", 702, 702));
  await put(browser, { ...artPaper, kinds: 2, artwork: `${plum},${pear}`, set_names: ["Plum", "Pear"] });
  await put(browser, { ...classic, quantity: 100 });
  const { number } = await order(browser, { po_number: "PO 77", instructions: "By the back door" });
  return number;
}

test("a ticket tells what is made, of what, how often, from which files, until when and for whom, without a price", async () => {
  const number = await orderedWithArtwork();
  const { browser } = await enterStudio(shop, "production");
  const answer = await browser.get(`orders/${number}/ticket`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(`Job ticket ${number}.pdf`);
  const pages = await pagesOf(answer.rawPayload);
  expect(pages).toHaveLength(2);
  const words = pages.join(" ");
  for (const said of [
    `Job ticket ${number}`,
    "Leaves, if ready today: Tue 23 March",
    "Bea Moss, 8 Marae Road",
    "PO 77",
    "By the back door",
    "1. Art paper",
    "2 sets of 25 pcs",
    "2. Classic paper",
    "100 pcs",
    "50 x 50 mm",
    "Gloss",
    "plum.png",
    "pear.png",
    "a sheet of",
    `${number}_1-1_stickers-die-cut_artpaper-gloss_50x50_25_plum_front_sheet.pdf`,
    `${number}_1-2_stickers-die-cut_artpaper-gloss_50x50_25_pear_front_sheet.pdf`,
    "Counted",
    "Page 1 of 2",
  ])
    // A name is broken where its line ends.
    expect(words.replaceAll(" ", ""), said).toContain(said.replaceAll(" ", ""));
  expect(words).not.toMatch(/\$|GST|\d\.\d\d(?! mm)/);
});

/** The squares that are filled, in rows of 0 and 1: rectangles of whole units, one high. */
function squaresIn(content: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "0"));
  for (const [, from, y, to] of content.matchAll(/(?:^|\n)(\d+) (\d+) m\n(\d+) \2 l\n/g))
    for (let x = Number(from); x < Number(to) && Number(to) <= size; x += 1) rows[Number(y)]![x] = "1";
  return rows.map((row) => row.join(""));
}

test("its code leads to the order's page in the studio, that of each line to the line", async () => {
  const number = await orderedWithArtwork();
  const { browser } = await enterStudio(shop, "support");
  const { content, structure } = readPdf((await browser.get(`orders/${number}/ticket`)).rawPayload);
  const order = `${shop.services.config.studioOrigin}/studio/orders/${number}`;
  for (const url of [order, `${order}#line-1`, `${order}#line-2`]) {
    expect(structure).toContain(`/URI (${url})`);
    const { data, size } = encode(url, { ecc: "M", border: 0 });
    const squares = data.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
    const drawn = content.split(/\nQ\b/).map((part) => squaresIn(part, size));
    expect(drawn, url).toContainEqual(squares);
  }
});

test("tickets of several orders are one document, each on pages of its own; too many, or one that is not there, are none", async () => {
  const orders = [await orderedByGuest(shop), await orderedByGuest(shop)];
  const numbers = orders.map(({ number }) => number);
  const { browser } = await enterStudio(shop, "production");
  const answer = await browser.get(`orders/tickets?orders=${numbers.join(",")}`);
  const pages = await pagesOf(answer.rawPayload);
  expect(pages).toHaveLength(2);
  numbers.forEach((number, at) => expect(pages[at]).toContain(number));
  expect((await browser.get("orders/tickets?orders=K26-222222")).statusCode).toBe(404);
  expect((await browser.get("orders/tickets")).statusCode).toBe(404);
  const many = Array.from({ length: 21 }, () => numbers[0]).join(",");
  expect((await browser.get(`orders/tickets?orders=${many}`)).statusCode).toBe(422);
  const nobody = await shop.app.inject({ url: `/studio/api/orders/${numbers[0]}/ticket` });
  expect(nobody.statusCode).toBe(401);
});
