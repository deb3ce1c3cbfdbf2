import sharp from "sharp";
import { expect, test } from "vitest";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { keepFrom, plainPicture } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";

const shop = sharedShop();

async function quoted(browser: Browser, bodies: readonly object[]): Promise<string> {
  const answer = await browser.post("quote/create/quotation", { quotations: bodies });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.quotation_no;
}

function printed(browser: Browser, number: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return shop.app.inject({ url: `/pdf/quotation/preview?quotation_no=${number}`, headers: { cookie } });
}

/** Pixels of the pictures in a document. */
async function picturesIn(browser: Browser, number: string): Promise<string[]> {
  const { structure } = readPdf((await printed(browser, number)).rawPayload);
  const images = structure.match(/\/Subtype \/Image[^>]*/g) ?? [];
  return images.map((image) => `${/\/Width (\d+)/.exec(image)?.[1]}x${/\/Height (\d+)/.exec(image)?.[1]}`);
}

/** A red disc on clear ground. */
function logo(): Promise<Buffer> {
  const disc = Buffer.from(
    '<svg width="900" height="600"><circle cx="450" cy="300" r="200" fill="#c03"/></svg>',
  );
  return sharp(disc).png().toBuffer();
}

test("a quotation's document shows the buyer's own pictures, each once and no larger than it is seen", async () => {
  const browser = openBrowser(shop.app);
  const wide = await keepFrom(browser, "wide.png", await plainPicture("#803050", 1_200, 800));
  const small = await keepFrom(browser, "small.png", await plainPicture("#305080"));
  const bodies = [wide, wide, small].map(({ id }) => ({ ...artPaper, artwork: id }));
  expect(await picturesIn(browser, await quoted(browser, bodies))).toEqual(["240x160", "80x60"]);
});

test("a line of several sets shows the picture of each, with its name, and a place that is empty", async () => {
  const browser = openBrowser(shop.app);
  const colours = ["#803050", "#305080", "#508030", "#c08020", "#20a0a0"];
  const files = [];
  for (const [at, colour] of colours.entries())
    files.push(await keepFrom(browser, `${at}.png`, await plainPicture(colour, 90 + 2 * at, 60)));
  const artwork = files.map(({ id }) => id).join(",");
  const set_names = JSON.stringify(["Plum", "Pear"]);
  const number = await quoted(browser, [{ ...artPaper, kinds: 6, artwork, set_names }]);
  expect(await picturesIn(browser, number)).toEqual(["90x60", "92x60", "94x60", "96x60", "98x60"]);
  const { lines } = readPdf((await printed(browser, number)).rawPayload);
  const labels = ["Plum", "Pear", "Set 3", "Set 4", "Set 5", "Set 6"];
  const places = labels.map((label) => lines.find(({ text }) => text === label));
  expect(places.map((place) => place?.page)).toEqual(labels.map(() => 1));
  expect(new Set(places.map((place) => place?.x)).size).toBeGreaterThan(3);
});

test("a picture on clear ground keeps it in the document", async () => {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "logo.png", await logo());
  const number = await quoted(browser, [{ ...artPaper, artwork: id }]);
  expect(await picturesIn(browser, number)).toEqual(["400x267", "400x267"]);
  const { structure, text } = readPdf((await printed(browser, number)).rawPayload);
  expect(structure).toContain("/SMask");
  expect(text).toContain("Your files are with us.");
});

test("the document of a quotation keeps a file that is deleted; without it, it shows the shop's design again", async () => {
  const browser = openBrowser(shop.app);
  const { id } = await keepFrom(browser, "gone.png", await plainPicture("#508030"));
  const number = await quoted(browser, [{ ...artPaper, artwork: id }]);
  expect(await picturesIn(browser, number)).toEqual(["80x60"]);
  await browser.send("DELETE", `artwork/${id}`);
  expect(await picturesIn(browser, number)).toEqual(["80x60"]);
  await shop.sql(`delete from artwork where id = '${id}'`);
  expect(await picturesIn(browser, number)).toEqual([]);
});
