import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { classic, put } from "#tests/support/bodies/cart-bodies.ts";
import { order } from "#tests/support/bodies/order-bodies.ts";
import { openBrowser, sharedShop } from "#tests/support/server/people-shop.ts";
import { enterStudio } from "#tests/support/studio/studio-browser.ts";

const shop = sharedShop();

/** The words of each page, and the page's size in millimetres. */
async function slipPages(bytes: Buffer): Promise<{ size: readonly number[]; words: string }[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: { size: readonly number[]; words: string }[] = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    const [, , width = 0, height = 0] = page.view;
    const size = [width, height].map((points) => Math.round((points / 72) * 25.4));
    pages.push({ size, words: words.replaceAll(/\s+/g, " ") });
  }
  await document.loadingTask.destroy();
  return pages;
}

async function ordered(lines: number, extra: object): Promise<string> {
  const browser = openBrowser(shop.app);
  for (let at = 0; at < lines; at += 1) await put(browser, { ...classic, quantity: 100 + 100 * at });
  return (await order(browser, extra)).number;
}

test("a slip says what lies in a parcel, for whom and whom to ask, and nothing of what it cost", async () => {
  const few = await ordered(1, { company: "Kōwhai & Sons", po_number: "PO-4471" });
  const many = await ordered(9, {});
  const { browser } = await enterStudio(shop, "production");
  const answer = await browser.get(`orders/slips?orders=${few}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers["content-disposition"]).toContain(`Packing slip ${few}.pdf`);
  const [slip, ...none] = await slipPages(answer.rawPayload);
  expect(none).toEqual([]);
  expect(slip?.size).toEqual([148, 210]);
  const { name, email } = shop.services.catalogue.current().document.shop;
  for (const words of [few, "Bea Moss", "Kōwhai & Sons", "8 Marae Road", "PO-4471", name, email])
    expect(slip?.words).toContain(words);
  expect(slip?.words).toMatch(/100 pcs/);
  expect(slip?.words).not.toContain("$");

  const pages = await slipPages((await browser.get(`orders/slips?orders=${many},${few}`)).rawPayload);
  expect(pages.length).toBeGreaterThan(2);
  const all = pages.map(({ words }) => words).join(" ");
  for (let at = 1; at <= 9; at += 1) expect(all).toContain(`${at}00 pcs`);
  expect(pages.at(-1)?.words).toContain(few);
  expect(pages[1]?.words).toContain(`Packing slip ${many}`);
});

test("slips of an order that is not there, of none or of too many are none, and nobody else has them", async () => {
  const { browser } = await enterStudio(shop, "support");
  const number = await ordered(1, {});
  expect((await browser.get(`orders/slips?orders=${number},K26-222222`)).statusCode).toBe(404);
  expect((await browser.get("orders/slips")).statusCode).toBe(404);
  const many = Array.from({ length: 51 }, () => number).join(",");
  expect((await browser.get(`orders/slips?orders=${many}`)).statusCode).toBe(422);
  const nobody = await shop.app.inject({ url: `/studio/api/orders/slips?orders=${number}` });
  expect(nobody.statusCode).toBe(401);
});
