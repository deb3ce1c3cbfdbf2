import { expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { addressEntries, QUOTE_PARAMETERS, queryAfter, selectionIn } from "./address.ts";

const catalogue = compileCatalogue(catalogueDocument, "v1");
const paper = { productIds: [1, 2], onlySupplyIds: null };

test("a quantity asked by buttons and a list is the list's, unless the list was left empty", () => {
  expect(addressEntries(new URLSearchParams("quantity=25&quantity=300"))).toEqual([["quantity", "300"]]);
  expect(addressEntries(new URLSearchParams("quantity=25&quantity="))).toEqual([["quantity", "25"]]);
});

test("an emptied number stays empty on its way through the address", () => {
  expect(addressEntries(new URLSearchParams("per_sheet="))).toEqual([["per_sheet", ""]]);
});

test("a change keeps where the page started and where the visitor came from, and drops the rest", () => {
  const before = new URLSearchParams("utm_source=letter&featured=3&quantity=50&noise=1");
  const selection = selectionIn(catalogue, paper, [["quantity", "100"]], {});
  expect(queryAfter(catalogue, paper, selection, {}, before)).toBe(
    "?utm_source=letter&featured=3&quantity=100",
  );
});

test("the page's own default has an address without a query", () => {
  const selection = selectionIn(catalogue, paper, [], {});
  expect(queryAfter(catalogue, paper, selection, {}, new URLSearchParams("quantity=50"))).toBe("");
});

test("every parameter that an address is written with reaches the page", () => {
  const asked = "product=classic-paper&supply=counted-sheet&per_sheet=7&size=105x148&quantity=20&kinds=3";
  const selection = selectionIn(catalogue, paper, new URLSearchParams(asked), {});
  const written = new URLSearchParams(queryAfter(catalogue, paper, selection, {}, new URLSearchParams()));
  expect([...written.keys()].filter((name) => !QUOTE_PARAMETERS.includes(name))).toEqual([]);
  expect(written.size).toBeGreaterThan(3);
});
