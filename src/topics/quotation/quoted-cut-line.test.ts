import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { ReplyTo } from "#contract/calls.ts";
import { pathOfCurves } from "#domain/cut-line/curve/curve-path.ts";
import { quoteRequestCall } from "#tests/support/bodies/quoted-products.ts";
import { artPaper } from "#tests/support/bodies/cart-bodies.ts";
import { clearPicture, drawnLine } from "#tests/support/cut-line/drawn-line.ts";
import { keepFrom } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";

const shop = sharedShop();
let browser: Browser;
let line: ReplyTo<"GET cut-lines/:id">;

beforeAll(async () => {
  browser = openBrowser(shop.app);
  const file = await clearPicture();
  const { id } = await keepFrom(browser, "star.png", file.content);
  line = (await browser.post("cut-lines", drawnLine(file, id))).json().data;
});

/** Art paper of the free shape round the star: along its kept line, or along whatever the shop draws. */
function sticker(isKept: boolean) {
  const { size: _, ...rest } = artPaper;
  const { width, height, artwork } = line;
  const cut_lines = isKept ? { cut_lines: line.id } : {};
  return { ...rest, shape_id: 5, size: "custom", width, height, artwork, ...cut_lines };
}

/** What the pages of a quotation's document draw. */
async function drawing(isKept: boolean): Promise<string> {
  const answer = await browser.post("quote/create/quotation", { quotations: [sticker(isKept)] });
  expect(answer.statusCode, answer.body).toBe(201);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = `/pdf/quotation/preview?quotation_no=${answer.json().data.quotation_no}`;
  return readPdf((await shop.app.inject({ url, headers: { cookie } })).rawPayload).content;
}

test("a quotation's document draws the product along the kept line", async () => {
  const [x, y] = /^M(\S+) (\S+)C/.exec(pathOfCurves(line.curves, 0, 0))?.slice(1) ?? [];
  const start = `${x} ${y} m`;
  const [along, free] = [await drawing(true), await drawing(false)];
  // Stock, print and the line itself.
  expect(along.split("\n").filter((row) => row === start).length).toBeGreaterThanOrEqual(3);
  expect(free).not.toContain(start);
});

/** How many pixels of the picture of a mail are white stock. */
async function whiteInMail(isKept: boolean): Promise<number> {
  const bea = { firstname: "Bea", lastname: "Moss", email_address: "bea@example.org" };
  const asked = await browser.post(quoteRequestCall, { ...sticker(isKept), ...bea });
  expect(asked.statusCode, asked.body).toBeLessThan(300);
  const { picture } = await shop.mailTo("staff@kisscut.example", asked.json().data.request_no);
  const pixels = await sharp(Buffer.from(picture ?? "", "base64"))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, at) =>
    Math.min(...pixels.subarray(3 * at, 3 * at + 3)),
  ).filter((least) => least > 244).length;
}

test("a mail's picture is cut along it, too: between the arms of the star there is no stock", async () => {
  const [along, free] = [await whiteInMail(true), await whiteInMail(false)];
  expect(along).toBeGreaterThan(500);
  expect(along).toBeLessThan(free * 0.8);
});
