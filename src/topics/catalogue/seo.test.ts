import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#tests/support/server/test-services.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { App } from "#platform/http/app.types.ts";

let app: App;
beforeAll(async () => {
  ({ app } = await testApp({ SHOP_NOW: "2026-11-23T00:00:00Z", SHOP_ORIGIN: "https://shop.test" }));
});
afterAll(() => app.close());

async function ask(path: string) {
  const response = await app.inject(`/api/seo/meta?path=${encodeURIComponent(path)}`);
  return { status: response.statusCode, body: response.json() };
}
async function metaOf(path: string) {
  return (await ask(path)).body.data;
}

test.each(catalogueDocument.featuredItems.map((item) => [item.route, item] as const))(
  "%s starts at the price the spec states",
  async (route, item) => {
    const meta = await metaOf(route);
    expect(meta.title).toContain(item.name);
    expect(meta.canonical).toBe(`https://shop.test${route}`);
    expect(meta.image).toMatchObject({ width: 1100, height: 619 });
    expect(meta.structured_data[0]).toMatchObject({
      "@type": "Product",
      offers: {
        "@type": "AggregateOffer",
        priceCurrency: "NZD",
        lowPrice: (item.expectedFromPrice / 100).toFixed(2),
      },
    });
    expect(JSON.stringify(meta)).not.toContain("aggregateRating");
  },
);

describe("a configured address", () => {
  test("carries the price that get/pricing-data answers for it", async () => {
    const meta = await metaOf("/stickers/paper?size=75x75&quantity=500");
    const { data } = (await app.inject("/api/quote/get/featured-items?slug=paper-stickers")).json();
    const query = new URLSearchParams({ ...data.selection, size: "75x75", width: 75, height: 75 });
    const rows = (await app.inject(`/api/get/pricing-data?${query}`)).json().data;
    const price = rows.find((row: { quantity: number }) => row.quantity === 500).price;
    expect(meta.structured_data[0].offers).toMatchObject({ "@type": "Offer", price: price.toFixed(2) });
    expect(meta.canonical).toBe("https://shop.test/stickers/paper");
  });

  test("that must be asked for has no price of its own", async () => {
    const meta = await metaOf("/stickers/paper?size=custom&width=5000&height=5000");
    expect(meta.structured_data[0].offers["@type"]).toBe("AggregateOffer");
  });
});

test("a product below a page has an address, a price and breadcrumbs of its own", async () => {
  const meta = await metaOf("/stickers/paper/kraft-paper");
  expect(meta.canonical).toBe("https://shop.test/stickers/paper/kraft-paper");
  expect(meta.structured_data[1].itemListElement.map((step: { name: string }) => step.name)).toEqual([
    "Home",
    "Stickers",
    "Paper Stickers",
    "Kraft Paper",
  ]);
});

test("the quote page is the featured item's page under another address", async () => {
  expect((await metaOf("/quote")).canonical).toBe("https://shop.test/business-cards/swing-tags");
  expect((await metaOf("/quote/roll/art-paper")).canonical).toBe("https://shop.test/stickers/roll/art-paper");
});

test("a page asked for by the item's slug has its name, and the canonical address of its route", async () => {
  expect(await metaOf("/stickers/paper-stickers/kraft-paper")).toMatchObject({
    title: "Kraft Paper, Paper Stickers | Kisscut",
    canonical: "https://shop.test/stickers/paper/kraft-paper",
  });
});

test("an address in capitals is the same page under its own name", async () => {
  expect((await metaOf("/STICKERS/roll/")).canonical).toBe("https://shop.test/stickers/roll");
  expect((await ask("/stickers/ROLL")).status).toBe(404);
});

test("home is the shop", async () => {
  const meta = await metaOf("/");
  expect(meta.structured_data).toEqual([expect.objectContaining({ "@type": "Store", name: "Kisscut" })]);
});

test.each([
  ["/nowhere", 404],
  ["/stickers/nothing", 404],
  ["/stickers/paper/swing-tags", 404],
  ["/quote/nothing", 404],
  ["/stickers/paper/kraft-paper/more", 404],
  ["stickers", 400],
  ["", 400],
  [`/${"x".repeat(3000)}`, 400],
])("path %s answers %i", async (path, status) => {
  const answer = await ask(path);
  expect([answer.status, answer.body.code]).toEqual([status, status]);
  expect(Object.keys(answer.body.error.fields)).toEqual(["path"]);
});

test("no path at all is named", async () => {
  const response = await app.inject("/api/seo/meta");
  expect([response.statusCode, response.json().error.fields.path]).toEqual([400, "path is required."]);
});

test("a card's crumbs say Business Cards, then Type or Material, and where each leads", async () => {
  const { structured_data: data } = await metaOf("/business-cards/royal-extra-white-400gsm");
  const steps = data[1].itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item]);
  expect(steps).toEqual([
    ["Home", "https://shop.test/"],
    ["Business Cards", "https://shop.test/business-cards"],
    ["Material", "https://shop.test/business-cards#material"],
    ["Royal Extra White 400gsm", "https://shop.test/business-cards/royal-extra-white-400gsm"],
  ]);
});

test("the questions are told to search engines word for word", async () => {
  const meta = await metaOf("/faq");
  expect(meta.image.alt).not.toBe("");
  const { data: groups } = (await app.inject("/api/quote/get/faq")).json();
  const asked = groups.flatMap(({ entries }: { entries: { question: string; answer: string }[] }) => entries);
  expect(meta.structured_data[1]).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: asked.map(({ question, answer }: { question: string; answer: string }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
});

test("the page about the shop says where it is", async () => {
  const [crumbs, shop] = (await metaOf("/about")).structured_data;
  expect(crumbs["@type"]).toBe("BreadcrumbList");
  expect(shop).toMatchObject({ "@type": "Store", address: { streetAddress: "12 Guillotine Lane" } });
});

async function pagesOfSitemap(): Promise<string[]> {
  const { body } = await app.inject("/sitemap.xml");
  return [...body.matchAll(/<loc>https:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
}

test("every page of the sitemap is there, and is its own canonical", async () => {
  const pages = await pagesOfSitemap();
  expect(pages).toContain("/stickers/paper/kraft-paper");
  expect(pages).toContain("/business-cards");
  expect(new Set(pages).size).toBe(pages.length);
  for (const path of pages) expect((await metaOf(path)).canonical).toBe(`https://shop.test${path}`);
});

test("the picture that a shared link shows is there for every page, as large as is said", async () => {
  for (const path of await pagesOfSitemap()) {
    const { image } = await metaOf(path);
    const file = readFileSync(`public${new URL(image.url).pathname}`);
    // The header of a PNG begins with its sides.
    expect([path, file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([path, image.width, image.height]);
  }
});
