import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testServices } from "#tests/support/server/test-services.ts";
import { defaultSelection } from "#domain/configure/default-selection.ts";
import { wholeShop } from "#domain/configure/scope.ts";
import { selectionToWire } from "#domain/configure/wire/selection-to-wire.ts";
import { readOrderedProduct } from "./ordered-product.ts";

let made: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  made = await testServices();
});
afterAll(() => made.close());

/** The shop's default product, as the page sends it; changed by `other`. */
function body(other: Readonly<Record<string, unknown>> = {}) {
  const catalogue = made.services.catalogue.current();
  const entries = selectionToWire(catalogue, defaultSelection(catalogue, wholeShop(catalogue)));
  return { ...Object.fromEntries(entries.filter(([name]) => !name.endsWith("[]"))), ...other };
}

function priced(other: Readonly<Record<string, unknown>> = {}) {
  const product = readOrderedProduct(made.services, body(other));
  if (!product.ok) throw new Error(JSON.stringify(product));
  return product;
}

test("the price is the engine's, whatever the submission says it costs", () => {
  const honest = priced();
  const cheat = priced({ price: 0.01, cost: 0, shipping_cost: 0, unit_price: 0.01 });
  expect(honest.row.price).toBeGreaterThan(100);
  expect(cheat.row.price).toBe(honest.row.price);
});

test("the row is the one of the chosen quantity, also of the customer's own number", () => {
  const own = priced({ quantity: "custom", custom_quantity: 137 });
  expect([own.row.quantity, own.row.customQuantity, own.selection.quantity.pieces]).toEqual([137, true, 137]);
});

describe("the price that was shown", () => {
  test("fits as long as nothing has changed", () => {
    const { pricingId } = priced();
    expect(priced({ product_pricing_id: pricingId }).pricingId).toBe(pricingId);
  });

  test("has changed when its id is another one", () => {
    const stale = readOrderedProduct(made.services, body({ product_pricing_id: "00000000-old-50" }));
    expect(stale).toMatchObject({
      ok: false,
      code: "price-changed",
      fields: { product_pricing_id: expect.any(String) },
      priced: { rows: [priced().row] },
    });
  });
});

test("what has no price is refused with the form's own words", () => {
  const refused = readOrderedProduct(made.services, body({ quantity: "custom", custom_quantity: 1 }));
  expect(refused).toMatchObject({
    ok: false,
    code: "refused",
    fields: { quantity: expect.stringMatching(/^\* Please enter/) },
  });
});

test("only an address of this site is remembered as the page it came from", () => {
  expect(priced({ origin_path: "/stickers/roll?sides=2" }).originPath).toBe("/stickers/roll?sides=2");
  for (const origin_path of ["https://evil.example/", "//evil.example", "javascript:alert(1)", 7])
    expect(priced({ origin_path }).originPath).toBe("/");
});
