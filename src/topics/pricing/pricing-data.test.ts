import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arbitraryVisit } from "#tests/support/catalogue/arbitrary-selection.ts";
import { testApp } from "#tests/support/server/test-services.ts";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { selectionHash } from "#domain/configure/selection-hash.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import type { App } from "#platform/http/app.types.ts";

interface Row {
  quantity: number;
  price: number;
  orig_price?: number;
  unit_price: number;
  print_feature_price: number;
  custom_qty: boolean;
  product_id: number;
  cutting_id: number | null;
  product_pricing_id: string;
  shipping: { id: number; cost: number; shipping_date: Record<string, string> }[];
}

const catalogue = compileCatalogue(catalogueDocument, "test");
let app: App;
// Friday 27 November 2026, 18:00:01 in Auckland: an order counts from Monday.
beforeAll(async () => void ({ app } = await testApp({ SHOP_NOW: "2026-11-27T05:00:01Z" })));
afterAll(() => app.close());

async function ask(query: string) {
  const response = await app.inject(`/api/get/pricing-data?${query}`);
  return { status: response.statusCode, body: response.json() };
}
async function rowsOf(query: string): Promise<Row[]> {
  const { status, body } = await ask(query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data;
}
async function defaultsOf(slug: string): Promise<Record<string, string>> {
  const response = await app.inject(`/api/quote/get/featured-items?slug=${slug}`);
  return response.json().data.selection;
}
function queryOf(fields: Readonly<Record<string, unknown>>): string {
  return new URLSearchParams(fields as Record<string, string>).toString();
}

function isCents(dollars: number): boolean {
  return Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6;
}

const slugs = catalogueDocument.featuredItems.map((item) => item.slug);

describe.each(slugs)("the selection %s opens with", (slug) => {
  test("has rows that keep the price invariants", async () => {
    const rows = await rowsOf(queryOf(await defaultsOf(slug)));
    expect(rows.length).toBeGreaterThan(1);
    rows.forEach((row, index) => {
      const before = rows[index - 1];
      expect(row.price).toBeGreaterThan(0);
      expect([row.price, row.unit_price, row.print_feature_price].every(isCents)).toBe(true);
      expect(row.print_feature_price).toBeLessThan(row.price);
      if (before === undefined) return;
      expect(row.quantity).toBeGreaterThan(before.quantity);
      expect(row.price).toBeGreaterThanOrEqual(before.price);
      expect(Math.round(row.price * 100) * before.quantity).toBeLessThanOrEqual(
        Math.round(before.price * 100) * row.quantity,
      );
    });
  });

  test("costs n times as much in n sets, or less where they are made together", async () => {
    const fields = await defaultsOf(slug);
    const cents = async (kinds: number) =>
      (await rowsOf(queryOf({ ...fields, kinds }))).map((row) => Math.round(row.price * 100));
    const [times, three] = [(await cents(1)).map((price) => price * 3), await cents(3)];
    const product = catalogueDocument.products.find(({ id }) => id === Number(fields["product_id"]));
    if (product?.furtherSetPrice === null) expect(three).toEqual(times);
    else three.forEach((price, at) => expect(price).toBeLessThanOrEqual(times[at] ?? 0));
  });
});

test("a row carries everything the contract names", async () => {
  const fields = await defaultsOf("paper-stickers");
  const { body } = await ask(queryOf(fields));
  expect(body).toMatchObject({
    status: "SUCCESS",
    code: 200,
    selection_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  const row = body.data[0];
  expect(row).toMatchObject({
    product_pricing_id: expect.any(String),
    product_id: fields.product_id,
    cutting_id: fields.cutting_id,
    quantity: 10,
    custom_qty: false,
  });
  // From Monday 30 November 8 + 1 working days make Friday the 11th, 8 + 2 Monday the 14th; art paper ships free.
  expect(row.shipping[0]).toEqual({
    id: 1,
    method: "Standard",
    printing_days: 8,
    shipping_days: 2,
    cost: 0,
    shipping_group: "standard",
    shipping_date: {
      quote_page: expect.stringContaining("December"),
      dispatch: "2026-12-11",
      delivery: "2026-12-14",
    },
  });
  expect(row.shipping[1]).toMatchObject({ id: 2, method: "Express", cost: 18 });
});

test("an own quantity has its own row among the tiers", async () => {
  const fields = await defaultsOf("roll");
  const rows = await rowsOf(queryOf({ ...fields, quantity: 137 }));
  expect(rows.filter((row) => row.custom_qty).map((row) => row.quantity)).toEqual([137]);
  expect(rows.map((row) => row.quantity)).toEqual(rows.map((row) => row.quantity).toSorted((a, b) => a - b));
});

test("every price has an id of its own, the same for every visitor", async () => {
  const fields = await defaultsOf("roll");
  const ids = async (query: string) => (await rowsOf(query)).map((row) => row.product_pricing_id);
  const one = await ids(queryOf(fields));
  expect(new Set(one).size).toBe(one.length);
  expect(await ids(queryOf({ ...fields, quantity: 500 }))).toEqual(one);
  expect(await ids(queryOf({ ...fields, kinds: 2 }))).not.toEqual(one);
});

test("a special size is understood and has no rows", async () => {
  const fields = await defaultsOf("paper-stickers");
  expect(await rowsOf(queryOf({ ...fields, size: "custom", width: 5000, height: 5000 }))).toEqual([]);
  expect(await rowsOf(queryOf({ ...fields, size: "custom", width: 5, height: 5 }))).toEqual([]);
});

describe("is refused with the field named:", () => {
  test.each([
    ["letters for a number", { product_id: "abc" }, 400, "product_id"],
    ["an unknown product", { product_id: "999" }, 422, "product_id"],
    ["a huge number", { width: "99999999999999999999" }, 400, "width"],
    ["a negative quantity", { quantity: "-5" }, 400, "quantity"],
    ["a decimal", { height: "50.5" }, 400, "height"],
    ["a NUL byte", { finishing_id: "1\0" }, 400, "finishing_id"],
    ["SQL", { color_id: "1 OR 1=1" }, 400, "color_id"],
    ["scientific notation", { width: "1e3" }, 400, "width"],
    ["an unknown supply", { cutting_id: "44" }, 422, "cutting_id"],
    [
      "a print feature that does not exist",
      { "print_features[front][]": "9" },
      422,
      "print_features[front][]",
    ],
    ["letters for a print feature", { "print_features[na][]": "x" }, 400, "print_features[na][]"],
    ["an unknown side", { "print_features[left][]": "101" }, 400, "print_features"],
    ["a hundred sets", { kinds: "100" }, 400, "kinds"],
    ["no sets at all", { kinds: "0" }, 422, "kinds"],
    ["maybe install-ready", { install_ready: "maybe" }, 400, "install_ready"],
    ["no width", { size: "custom", width: "" }, 422, "width"],
  ])("%s", async (_name, changed, status, field) => {
    const answer = await ask(queryOf({ ...(await defaultsOf("paper-stickers")), ...changed }));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      status: "ERROR",
      code: status,
      message: expect.stringContaining(field.split("[")[0]!),
    });
    expect(Object.keys(answer.body.error.fields)).toContain(field);
  });

  test.each(["product_id", "cutting_id", "finishing_id", "adhesive_id", "color_id", "shape_id"])(
    "%s left out",
    async (field) => {
      const { [field]: _left, ...rest } = await defaultsOf("paper-stickers");
      const answer = await ask(queryOf(rest));
      expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]]);
    },
  );

  test("a parameter given twice", async () => {
    const answer = await ask(`${queryOf(await defaultsOf("roll"))}&width=50`);
    expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, ["width"]]);
  });

  test("nothing at all", async () => {
    const answer = await ask("");
    expect([answer.status, answer.body.error.fields.product_id]).toEqual([422, "product_id is required."]);
  });
});

test("1,000 selections of every kind answer rows, or a 4xx with a field; never a fault", async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryVisit(catalogue), async ({ selection }) => {
      const { status, body } = await ask(
        new URLSearchParams(selectionToWire(catalogue, selection)).toString(),
      );
      if (status === 200) {
        expect(body.selection_hash).toBe(selectionHash(selection));
        for (const row of body.data as Row[]) expect(row.price).toBeGreaterThan(0);
      } else {
        expect(status).toBe(422);
        expect(Object.keys(body.error.fields).length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1000, seed: 20_261_121 },
  );
}, 60_000);

test("any query string whatever is answered with 200 or 4xx", async () => {
  const names = fc.constantFrom(
    "product_id",
    "width",
    "size",
    "print_features[na][]",
    "__proto__",
    "constructor",
    "a/b~1",
  );
  const values = fc.oneof(
    fc.nat(30).map(String),
    fc.string({ unit: "binary" }),
    fc.constantFrom("%", "%00", "%zz", "\u{1f600}"),
  );
  const pairs = fc.array(
    fc.tuple(names, values).map(([name, value]) => `${name}=${value.replace(/[\r\n\0]/g, "")}`),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        pairs.map((list) => list.join("&")),
        fc.string(),
      ),
      async (query) => {
        const response = await app.inject(`/api/get/pricing-data?${encodeURI(query.toWellFormed())}`);
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json().code).toBe(response.statusCode);
      },
    ),
    { numRuns: 1000, seed: 7 },
  );
}, 60_000);
