import { beforeAll, expect, test } from "vitest";
import type { ReplyTo } from "#contract/calls.ts";
import { artPaper, cartOf, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { clearPicture, drawnLine } from "#tests/support/cut-line/drawn-line.ts";
import { keepFrom } from "#tests/support/server/artwork-browser.ts";
import { type Browser, openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";

const shop = sharedShop();
let browser: Browser;
let file: Awaited<ReturnType<typeof clearPicture>>;
let artwork: string;

beforeAll(async () => {
  browser = openBrowser(shop.app);
  file = await clearPicture();
  artwork = (await keepFrom(browser, "star.png", file.content)).id;
});

/** Art paper cut along a line with such a border. */
async function sticker(borderMm: number) {
  const answer = await browser.post("cut-lines", drawnLine(file, artwork, { borderMm }));
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const { id, width, height } = answer.json<{ data: ReplyTo<"GET cut-lines/:id"> }>().data;
  const { size: _, ...rest } = artPaper;
  return { ...rest, shape_id: 5, size: "custom", width, height, artwork, cut_lines: id };
}

/** Pictures of a type in a drawing, each as large as it is drawn, in its order. */
function pictures(svg: string, type: string) {
  const found = svg.matchAll(/<image\b[^>]*>/g);
  return [...found].flatMap(([tag]) =>
    tag.includes(`data:image/${type};`) ? [Number(/ width="([\d.]+)"/.exec(tag)?.[1])] : [],
  );
}

/** What the cart shows of a product, and what the order shows that is made of it. */
async function drawings(borderMm: number) {
  await put(browser, await sticker(borderMm));
  const [item] = (await cartOf(browser)).cart_items;
  const inCart = await browser.get(`quote/get/own-picture?${item?.picture}`);
  const { number } = await order(browser, { email: `edge${borderMm}@example.org` });
  const ordered = await browser.get(`order/${number}/pictures/1`);
  return { cart: String(inCart.json().data.svg), order: ordered.body };
}

test("cart and order draw the colours of the edge below a picture that is cut without a border", async () => {
  const { cart, order: ordered } = await drawings(0);
  expect(pictures(cart, "webp")).toHaveLength(1);
  const [below = 0, own = 0] = pictures(ordered, "png");
  expect(pictures(ordered, "png")).toHaveLength(2);
  // Eleven of its 240 pixels on either side: the 2 mm of the bleed, and one more.
  expect(below / own).toBeCloseTo(1 + 22 / 240, 3);
});

test("of a line with a border there are none", async () => {
  const { cart, order: ordered } = await drawings(2);
  expect([pictures(cart, "webp").length, pictures(ordered, "png").length]).toEqual([0, 1]);
});

async function imagesInQuotation(borderMm: number): Promise<number> {
  const quotations = [await sticker(borderMm)];
  const answer = await browser.post("quote/create/quotation", { quotations });
  expect(answer.statusCode, answer.body).toBe(201);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = `/pdf/quotation/preview?quotation_no=${answer.json().data.quotation_no}`;
  const { structure } = readPdf((await shop.app.inject({ url, headers: { cookie } })).rawPayload);
  return structure.match(/\/Subtype \/Image/g)?.length ?? 0;
}

test("a quotation's document draws them, too", async () => {
  const [without, bordered] = [await imagesInQuotation(0), await imagesInQuotation(2)];
  // The colours, and how far they are seen.
  expect(without - bordered).toBe(2);
});
