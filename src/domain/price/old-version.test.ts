import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { readAddress } from "#domain/configure/address/address.ts";
import { priceOf } from "./price-table.ts";

/** A part of a document as it was published before presses had margins of their own: one margin for everything. */
const stored: unknown = JSON.parse(
  readFileSync("tests/support/catalogue/catalogue-before-rate-cards.json", "utf8"),
);
const catalogue = compileCatalogue(catalogueSchema.parse(stored), "old");

// Worked out by hand from that version's price list.
test.each([
  ["product=classic-paper&quantity=100", 2, 5700],
  ["product=classic-paper&supply=kiss-cut&adhesive=removable&size=89x51&quantity=200", 2, 9700],
  ["product=classic-paper&quantity=25", 2, 2000],
  ["sides=both-sides&quantity=500", 16, 4700],
  ["addon=rounded-corners&quantity=custom&custom_quantity=1500&kinds=2", 16, 17_800],
])("an old price can be explained for ever: %s of product %i cost %i cents", (query, productId, cents) => {
  const scope = { productIds: [productId], onlySupplyIds: null };
  const row = priceOf(catalogue, readAddress(catalogue, scope, new URLSearchParams(query)), "2027-03-10")!;
  expect(row.price).toBe(cents);
  expect(row.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(cents);
});
