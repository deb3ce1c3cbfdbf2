import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "#tests/support/server/test-services.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import type { App } from "#platform/http/app.types.ts";

let app: App;
beforeAll(async () => void ({ app } = await testApp({ SHOP_NOW: "2026-11-23T00:00:00Z" })));
afterAll(() => app.close());

async function ask(address: string) {
  const response = await app.inject(`/api/${address}`);
  return { status: response.statusCode, body: response.json() };
}
async function dataOf(address: string) {
  const { status, body } = await ask(address);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}

describe("quote/get/featured-items", () => {
  test.each(catalogueDocument.featuredItems.map((item) => [item.slug, item] as const))(
    "answers %s with all it sells",
    async (slug, item) => {
      const data = await dataOf(`quote/get/featured-items?slug=${slug}`);
      expect(data.featured_item).toMatchObject({ id: item.id, slug, name: item.name, route: item.route });
      const ids = [...item.productIds, ...item.materialProductIds];
      expect(data.products.map((product: { id: number }) => product.id)).toEqual(ids);
      expect(data.selection.product_id).toBe(ids[0]);
      expect(data.featured_price).toBeNull();
    },
  );

  test("opens with swing tags when no slug is given, and lists every featured item in its group", async () => {
    const data = await dataOf("quote/get/featured-items");
    expect(data.featured_item.slug).toBe("swing-tags");
    const listed = data.groups.flatMap((group: { featured_items: { id: number }[] }) => group.featured_items);
    expect(listed.map((row: { id: number }) => row.id).toSorted((a: number, b: number) => a - b)).toEqual(
      catalogueDocument.featuredItems.map((item) => item.id),
    );
    expect((await dataOf("quote/get/featured-items?first_load=no")).groups).toBeUndefined();
  });

  test("opens with one product when asked to", async () => {
    const data = await dataOf("quote/get/featured-items?slug=paper-stickers&single_product=kraft-paper");
    expect(data.products.map((product: { url_slug: string }) => product.url_slug)).toEqual(["kraft-paper"]);
    expect(data.selection.product_id).toBe(5);
  });

  test("fills in a featured price", async () => {
    const row = catalogueDocument.featuredPrices.find((price) => price.id === 9)!;
    const data = await dataOf("quote/get/featured-items?slug=swing-tags&featured=9");
    expect(data.featured_price).toMatchObject({ id: 9, run_size: row.runSize, width: row.widthMm });
    expect(data.selection).toMatchObject({ quantity: row.runSize, width: row.widthMm, height: row.heightMm });
    expect(data.selection["print_features[na][]"]).toEqual(expect.arrayContaining(row.printFeatures.na));
  });

  test("gives the supplies with shapes, cuts and flags as the spec names them", async () => {
    const data = await dataOf("quote/get/featured-items?slug=paper-stickers");
    const cuttings = data.products[0].cuttings as Record<string, unknown>[];
    expect(cuttings.find((row) => row.id === 8)).toMatchObject({ input_ea: true, size_label: "Sheet Size" });
    const multi = cuttings.find((row) => row.id === 5)!;
    expect((multi.shapes as { cuts: unknown }[]).every(({ cuts }) => typeof cuts === "number")).toBe(true);
    const die = cuttings.find((row) => row.id === 1)!;
    expect((die.shapes as { cuts: unknown }[]).every(({ cuts }) => cuts === "na")).toBe(true);
  });
});

describe("get/dimension-lookup", () => {
  test.each([
    [
      "cutting_id=1&product_id=1&width=50&height=50",
      { id: 1, min_size: "20x20", max_size: "300x300", equal_side: "yes" },
    ],
    [
      "cutting_id=1&product_id=1&width=50&height=75",
      { id: 2, min_size: "20x15", max_size: "420x297", equal_side: "no" },
    ],
    [
      "cutting_id=9&product_id=4&width=30&height=40",
      { id: 13, min_size: "20x15", max_size: "300x200", equal_side: "no" },
    ],
    [
      "product_id=18&width=51&height=89",
      { id: 14, cutting_id: null, min_size: "50x40", max_size: "100x150" },
    ],
  ])("%s", async (query, expected) => {
    expect(await dataOf(`get/dimension-lookup?${query}`)).toMatchObject(expected);
  });
});

describe("get/special-processing-quantities", () => {
  test.each([
    ["product_id=1&cutting_id=1", [10, 25, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000]],
    ["product_id=16", [200, 300, 400, 500, 1000, 2000, 3000, 5000, 10000]],
    ["product_id=1&cutting_id=1&finishing_id=1&adhesive_id=1&color_id=1", expect.arrayContaining([10])],
  ])("%s", async (query, expected) => {
    expect(await dataOf(`get/special-processing-quantities?${query}`)).toEqual(expected);
  });
});

describe("quote/get/shipping-info", () => {
  const rows = async (id: number) =>
    (await dataOf(`quote/get/shipping-info/${id}`)).map((row: { method: string; turnaround: string }) => [
      row.method,
      row.turnaround,
    ]);

  test("tells each turnaround the spec states", async () => {
    expect(await rows(1)).toEqual([
      ["Standard", "9-10 business days"],
      ["Express", "3-4 business days"],
    ]);
    expect(await rows(22)).toContainEqual(["Standard", "10-12 business days"]);
    expect(await rows(10)).toContainEqual(["Standard", "7-10 business days"]);
  });

  test("says which standard way is for which finishings", async () => {
    const choices: { turnaround: string; method: string; finishings: { name: string }[] }[] =
      await dataOf("quote/get/shipping-info/7");
    const standard = choices.filter(({ method }) => method === "Standard");
    expect(
      standard.map(({ turnaround, finishings }) => [turnaround, finishings.map(({ name }) => name)]),
    ).toEqual([
      ["9-10 business days", ["White PVC Glossy", "White PVC Matte"]],
      ["10-12 business days", ["Transparent Vinyl"]],
    ]);
  });

  test("offers no express for embossed paper", async () => {
    expect((await rows(6)).map(([method]: [string]) => method)).toEqual(["Standard"]);
  });

  test("names the product, its days and dates", async () => {
    const [first] = await dataOf("quote/get/shipping-info/5");
    expect(first).toMatchObject({
      id: 1,
      product: "Kraft Paper",
      printing_days: 8,
      shipping_days: 2,
      cost: 8,
    });
    expect(first.shipping_date.dispatch).toMatch(/^2026-12-\d\d$/);
  });
});

describe("quote/get/thumbnail", () => {
  test("slices the gallery by supply, finishing, processing and material", async () => {
    const data = await dataOf("quote/get/thumbnail?product_id=7&cutting_id=9");
    expect(data).toMatchObject({ id: 7, video: null, dispenser: true });
    expect(data.gallery.map((item: { file_path: string }) => item.file_path)).toEqual(
      [9, 10, 11].map((index) => `/pictures/gallery/pvc-vinyl/${index}.webp`),
    );
  });

  test("transfer decals have a looping video", async () => {
    const data = await dataOf("quote/get/thumbnail?product_id=12");
    expect(data.video).toEqual({
      thumbnail: "/pictures/videos/transfer-decals.webp",
      source: "/pictures/videos/transfer-decals.mp4",
    });
  });
});

test("quote/get/holidays lists days with name and kind", async () => {
  const holidays = await dataOf("quote/get/holidays");
  expect(holidays).toContainEqual(expect.objectContaining({ date: "2026-12-25", type: "national" }));
});

test.each([
  ["quote/get/featured-items?slug=nothing", 404, "slug"],
  ["quote/get/featured-items?slug=roll&single_product=swing-tags", 404, "single_product"],
  ["quote/get/featured-items?slug=roll&featured=1", 422, "featured"],
  ["quote/get/featured-items?featured=abc", 400, "featured"],
  ["quote/get/featured-items?slug=..%2F..%2Fetc", 400, "slug"],
  ["quote/get/featured-items?slug=roll&slug=dome", 400, "slug"],
  ["quote/get/featured-items?first_load=perhaps", 400, "first_load"],
  ["get/dimension-lookup", 400, "product_id"],
  ["get/dimension-lookup?product_id=1&cutting_id=1&width=50", 400, "height"],
  ["get/dimension-lookup?product_id=1&cutting_id=1&width=x&height=50", 400, "width"],
  ["get/dimension-lookup?product_id=1&cutting_id=1&width=0&height=50", 400, "width"],
  ["get/dimension-lookup?product_id=1&width=50&height=50", 422, "cutting_id"],
  ["get/dimension-lookup?product_id=16&cutting_id=1&width=50&height=50", 422, "cutting_id"],
  ["get/dimension-lookup?product_id=77&cutting_id=1&width=50&height=50", 422, "product_id"],
  ["get/dimension-lookup?product_id=1&cutting_id=1&width=9999999&height=50", 400, "width"],
  ["get/dimension-lookup?product_id=1&product_id=2&cutting_id=1&width=9&height=50", 400, "product_id"],
  ["get/special-processing-quantities?product_id=", 400, "product_id"],
  ["get/special-processing-quantities?product_id=1", 422, "cutting_id"],
  ["get/special-processing-quantities?product_id=1&cutting_id=1&finishing_id=9", 422, "finishing_id"],
  ["get/special-processing-quantities?product_id=1&cutting_id=9&adhesive_id=9", 422, "adhesive_id"],
  ["get/special-processing-quantities?product_id=1&cutting_id=1&color_id=6", 422, "color_id"],
  ["quote/get/shipping-info/99", 404, "id"],
  ["quote/get/shipping-info/abc", 400, "id"],
  ["quote/get/shipping-info/99999999999999", 400, "id"],
  ["quote/get/thumbnail", 400, "product_id"],
  ["quote/get/thumbnail?product_id=1&cutting_id=55", 422, "cutting_id"],
  ["quote/get/thumbnail?product_id=1&material_id=-1", 400, "material_id"],
])("%s answers %i and names %s", async (address, status, field) => {
  const answer = await ask(address);
  expect([answer.status, answer.body.status, answer.body.code]).toEqual([status, "ERROR", status]);
  expect(Object.keys(answer.body.error.fields)).toContain(field);
  expect(answer.body.message).toContain(field);
});

test("nothing has an address with the character NUL", async () => {
  expect((await ask("quote/get/shipping-info/1%00")).status).toBe(404);
});

test.each([
  ["finishing_id=77", { finishing_id: "finishing_id 77 does not exist." }],
  ["finishing_id=4", { finishing_id: "finishing_id 4: not offered with the other choices." }],
  ["adhesive_id=88", { adhesive_id: "adhesive_id 88 does not exist." }],
  [
    "finishing_id=77&color_id=66",
    { finishing_id: "finishing_id 77 does not exist.", color_id: "color_id 66 does not exist." },
  ],
])("get/special-processing-quantities says plainly what is wrong with %s", async (query, fields) => {
  const { body } = await ask(`get/special-processing-quantities?product_id=1&cutting_id=1&${query}`);
  expect(body.error.fields).toEqual(fields);
});

test("the OpenAPI document describes every call with its parameters and failures", async () => {
  const document = (await app.inject("/api/openapi.json")).json();
  const calls = [
    "/api/get/pricing-data",
    "/api/get/dimension-lookup",
    "/api/get/special-processing-quantities",
    "/api/quote/get/featured-items",
    "/api/quote/get/shipping-info/{id}",
    "/api/quote/get/thumbnail",
    "/api/seo/meta",
  ];
  for (const call of calls) {
    const operation = document.paths[call].get;
    expect(operation.summary.length).toBeGreaterThan(10);
    expect(Object.keys(operation.responses)).toEqual(
      expect.arrayContaining(["200", "400", "429", "500", "503"]),
    );
    for (const parameter of operation.parameters) expect(parameter.description.length).toBeGreaterThan(3);
  }
});
