import { describe, expect, test } from "vitest";
import { ownNumbers } from "#tests/support/catalogue/own-numbers.ts";
import { readPdf } from "#tests/support/server/read-pdf.ts";
import { encode } from "uqr";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import { detailsOf } from "#domain/configure/summary.ts";
import { paintedBy } from "#domain/preview/pictured.ts";
import { type BillTo, billToForm } from "#domain/quotation/bill-to.ts";
import { totalsOf } from "#domain/cart/price-cart.ts";
import { titleOf } from "#domain/configure/options/title.ts";
import { openFaceFiles } from "#platform/files/face-files.ts";
import { pageBox } from "#platform/pdf/pen.ts";
import { drawQuotation } from "./draw-quotation.ts";
import type { PrintedQuotation } from "./printed-quotation.ts";

const catalogue = compileCatalogue(catalogueDocument, "test");
const swingTags = catalogue.featuredItemBySlug.get("swing-tags")!;

const { facesOf } = openFaceFiles("public/fonts/lettering");

const url = `https://shop.test/q/Q261121ABCDEFGHJK/${"k".repeat(43)}`;

/** Tags at 43.20 more each line. */
function quoted(count: number, billTo: Partial<BillTo> = {}, couponDiscount = 0): PrintedQuotation {
  const query = new URLSearchParams("sides=2&features=132,143&quantity=250&kinds=2");
  const selection = readAddress(catalogue, scopeOf(swingTags), query);
  const details = detailsOf(catalogue, selection);
  const lines = Array.from({ length: count }, (_, at) => ({
    product: "Swing Tags",
    title: titleOf(catalogue, selection),
    details,
    quantity: 250,
    sets: 2,
    price: 4320 * (at + 1),
  }));
  const subTotal = lines.reduce((sum, { price }) => sum + price, 0);
  const shippingFee = subTotal < 10_000 ? 800 : 0;
  const totals = totalsOf({ subTotal, couponDiscount, pointDiscount: 0, shippingFee });
  const address = "https://shop.test/business-cards/swing-tags?quantity=250";
  return {
    quotation: {
      number: "Q261121ABCDEFGHJK",
      validUntil: "2026-12-21",
      words: "",
      issueDate: "2026-11-21",
      billTo: billToForm.parse(billTo),
      lines,
      totals,
      shipping: { method: "Standard", delivery: "2026-12-07" },
    },
    items: lines.map((line) => ({ line, picture: { selection, artwork: null }, places: [], address })),
    paintedBy: paintedBy(catalogue, [selection]),
    shop: catalogueDocument.shop,
    hasAllArtwork: false,
    origin: "https://shop.test",
    url,
  };
}

async function drawn(printed: PrintedQuotation) {
  return readPdf(await drawQuotation(printed, facesOf));
}

describe("what a quotation's document says", () => {
  test("number, dates, Bill To with its macrons, the item, every sum and the GST in it", async () => {
    const billTo = {
      name: "Aroha Tāne",
      company: "Kōwhai Honey Ltd",
      city_town: "Whangārei",
      postcode: "0110",
    };
    const { text, pages } = await drawn(quoted(1, billTo));
    expect(pages).toBe(1);
    const said = [
      "Q261121ABCDEFGHJK",
      "Sat 21 November 2026",
      "Mon 21 December 2026",
      "Aroha Tāne",
      "Kōwhai Honey Ltd",
      "Whangārei 0110",
      "2 sets of 250 pcs",
      "$8.00",
      "$43.20",
      "$51.20",
      "GST included (15%)",
      "$6.68",
      "$44.52",
      "GST number 123-456-789",
      "Page 1 of 1",
    ];
    for (const words of said) expect(text).toContain(words);
    expect(text.replaceAll(/\s/g, " ")).toContain("Swing tags, Standard Matte 250gsm, 51 x 89 mm");
    expect(text.replaceAll("\n", " ")).toContain(
      "Punch Holes: Punch Hole 5\u00a0mm, Tag Strings: Jute String",
    );
    expect(text).not.toMatch(/discount|\?/);
  });

  test("how it is sent, and when about it would come; nothing of it where it is not known", async () => {
    const printed = quoted(1);
    const said = "Standard, with you by about Mon 7 December 2026 if ordered on the day of issue.";
    expect((await drawn(printed)).text.replaceAll("\n", " ")).toContain(said);
    const quotation = { ...printed.quotation, shipping: null };
    expect((await drawn({ ...printed, quotation })).text).not.toMatch(/Delivery|Standard, with/);
  });

  test("without a GST number none is spoken of", async () => {
    const printed = quoted(1);
    const { gstNumber: _said, ...shop } = printed.shop;
    expect((await drawn({ ...printed, shop })).text).not.toContain("GST number");
  });

  test("that the shop is a demonstration, until it has numbers of its own", async () => {
    const printed = quoted(1);
    const words = "Demonstration: this shop is still being set up.";
    expect((await drawn(printed)).text).toContain(words);
    const shop = { ...printed.shop, ...ownNumbers };
    expect((await drawn({ ...printed, shop })).text).not.toContain("Demonstration");
  });

  test("discounts stand between subtotal and total, each only when there is one", async () => {
    const { text } = await drawn(quoted(3, {}, 2592));
    expect(text).toContain("Coupon discount\n−$25.92");
    expect(text).toContain("Total\n$233.28");
    expect(text).toContain("Shipping fee\nFree");
    expect(text).not.toContain("Point discount");
  });

  test("what looks like markup is text, and no part of it is carried out", async () => {
    const { text, structure } = await drawn(quoted(1, { company: "Cut < Print & Sons (NZ) \\ 50%" }));
    expect(text).toContain("Cut < Print & Sons (NZ) \\ 50%");
    expect(structure).not.toMatch(/JavaScript|\/JS|EmbeddedFile|\/Launch/);
  });
});

describe("many lines", () => {
  test("go on over pages with the heads of their columns, and none is lost", async () => {
    const { lines, pages } = await drawn(quoted(30));
    expect(pages).toBeGreaterThanOrEqual(4);
    const ofWords = (words: string) => lines.filter(({ text }) => text === words).map(({ page }) => page);
    expect(ofWords("2 sets of 250 pcs")).toHaveLength(30);
    for (let page = 1; page <= pages; page += 1) {
      expect(ofWords(`Page ${page} of ${pages}`)).toEqual([page]);
      expect(ofWords("Quantity")).toContain(page);
    }
    // 43.20 + 86.40 + ... + 1,296.00
    expect(lines).toContainEqual(expect.objectContaining({ page: pages, text: "$20,088.00" }));
  });

  test("nothing is written beside the page or into its foot", async () => {
    const long = { name: "Pneumono".repeat(18), company: "x".repeat(150), address: "W".repeat(150) };
    const { lines } = await drawn(quoted(12, long));
    expect(lines.length).toBeGreaterThan(80);
    for (const { x, y, text } of lines) {
      expect(x).toBeGreaterThanOrEqual(pageBox.left);
      expect(x).toBeLessThan(pageBox.right);
      const isFoot = pageBox.height - y > pageBox.footTop;
      if (!isFoot) expect(pageBox.height - y).toBeLessThanOrEqual(pageBox.bottom);
      else expect(text).toMatch(/^(Kisscut, quotation Q|Page )/);
    }
  });
});

describe("the page", () => {
  test.each([1, 3, 30])("of %i items draws every line and frame within the margins", async (count) => {
    const { points, pages } = await drawn(quoted(count));
    expect(new Set(points.map(({ page }) => page)).size).toBe(pages);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(pageBox.left);
      expect(x).toBeLessThanOrEqual(pageBox.right);
      expect(y).toBeLessThanOrEqual(pageBox.footTop);
    }
  });

  test("of one item is not left open below: how to order stands at its foot", async () => {
    const { lines } = await drawn(quoted(1));
    const heading = lines.find(({ text }) => text === "How to order")!;
    expect(pageBox.height - heading.y).toBeGreaterThan(pageBox.bottom - 110);
    expect(lines.map(({ text }) => text)).toContain("3. Approve and pay");
  });

  test("of two items holds the closing too", async () => {
    expect((await drawn(quoted(2))).pages).toBe(1);
  });
});

test("a name that leads somewhere is underlined, one that does not is not", async () => {
  const printed = quoted(1);
  const items = printed.items.map((item) => ({ ...item, address: null }));
  const [linked, plain] = [await drawn(printed), await drawn({ ...printed, items })];
  const name = linked.lines.find(({ text }) => text.startsWith("Swing tags"))!;
  const under = ({ points }: typeof linked) =>
    points.filter(({ y }) => Math.abs(pageBox.height - y - (name.y - 1.8)) < 0.5);
  expect(under(linked).length).toBe(2);
  expect(under(plain)).toEqual([]);
});

test("what a product lies on is lit as on its page: two gradients a picture", async () => {
  const { structure } = await drawn(quoted(1));
  expect(structure).toContain("/ShadingType 3");
  expect(structure).toContain("/ShadingType 2");
});

test("a reader finds its language, title and structure; its own fonts only; and the way back to each product", async () => {
  const { structure } = await drawn(quoted(2, { name: "Ann" }));
  expect(structure).toContain("/Lang (en-NZ)");
  expect(structure).toContain("/DisplayDocTitle true");
  expect(structure).toContain("/Marked true");
  for (const part of ["H1", "H2", "Table", "TR", "TH", "TD"]) expect(structure).toContain(`/S /${part}`);
  expect(structure).not.toContain("Helvetica");
  expect(structure.match(/\/FontFile2 /g)).toHaveLength(2);
  expect(structure).toContain("/URI (https://shop.test/business-cards/swing-tags?quantity=250)");
});

test("the same quotation is the same bytes", async () => {
  const [once, again] = [await drawQuotation(quoted(2), facesOf), await drawQuotation(quoted(2), facesOf)];
  expect(once.equals(again)).toBe(true);
});

/** The squares that are filled, in rows of 0 and 1: rectangles of whole units, one high. */
function squaresIn(content: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "0"));
  for (const [, from, y, to] of content.matchAll(/(?:^|\n)(\d+) (\d+) m\n(\d+) \2 l\n/g))
    for (let x = Number(from); x < Number(to) && Number(to) <= size; x += 1) rows[Number(y)]![x] = "1";
  return rows.map((row) => row.join(""));
}

test("the way to order it online is a link, and a code that says the same", async () => {
  const { structure, content, text } = await drawn(quoted(1));
  expect(structure.split(`/URI (${url})`)).toHaveLength(3);
  const { data, size } = encode(url, { ecc: "M", border: 0 });
  expect(squaresIn(content, size)).toEqual(data.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")));
  expect(text).toContain("1. Accept it online");
});
