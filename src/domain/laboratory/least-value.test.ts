import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { compileCatalogue } from "#domain/catalogue/catalogue.ts";
import { documentAtCost } from "#domain/catalogue/rates/document-at-cost.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { withChanges } from "#domain/catalogue/sheets/changes.ts";
import { listedSelections } from "#domain/price/change/listed-selections.ts";
import { isMovedBy, leastValue, reachingRow } from "./least-value.ts";
import { type Lever, leverEdits, leverValue, pulledMargins, withLever } from "./levers.ts";

const ON = "2027-03-10";
const sell = (document: CatalogueDocument) => compileCatalogue(document, "test");
const sold = sell(catalogueDocument);
const listed = listedSelections(sold);

function least(lever: Lever, target: number, productId = 1) {
  const selections = listed.filter((one) => isMovedBy(sold, lever, one) && one.productId === productId);
  const atCost = compileCatalogue(documentAtCost(catalogueDocument), "test at cost");
  return leastValue({ document: catalogueDocument, atCost, lever, selections, today: ON, sell }, target);
}

describe("margins that are pulled", () => {
  const margins = [
    { upTo: 100, permille: 4000 },
    { upTo: 500, permille: 3000 },
    { upTo: null, permille: 2000 },
  ];
  const pulled = (at: number, to: number) => pulledMargins(margins, at, to).map(({ permille }) => permille);

  test.each([
    [1, 2500, [4000, 2500, 2000], "nothing is in the way"],
    [1, 4500, [4500, 4500, 2000], "up: those of fewer pieces go along"],
    [0, 2600, [2600, 2600, 2000], "down: those of more pieces go along"],
    [2, 5000, [5000, 5000, 5000], "all of them"],
    [0, 300, [1000, 1000, 1000], "never below the cost itself"],
    [1, 3000.4, [4000, 3000, 2000], "whole thousandths"],
  ])("row %i to %d: %j, %s", (at, to, all) => {
    expect(pulled(at, to)).toEqual(all);
  });
});

describe("what must be charged for a margin", () => {
  const margin: Lever = { kind: "margin", press: "digital-sheet", at: 0 };

  test("is the least that reaches it: a thousandth less does not", () => {
    const { now, found } = least(margin, 720);
    if (found === null) throw new Error("It can be reached.");
    expect(found.reached).toBeGreaterThanOrEqual(720);
    expect(now).toBeLessThan(720);
    const before = leverValue(catalogueDocument, margin) ?? 0;
    expect(found.value).toBeGreaterThan(before);
  });

  test("may be less than what is charged", () => {
    const { now, found } = least(margin, 300);
    expect(now).toBeGreaterThan(300);
    expect(found?.value).toBeLessThan(leverValue(catalogueDocument, margin) ?? 0);
  });

  test("is nothing where no price does", () => {
    expect(least(margin, 990).found).toBeNull();
  });

  test("a smallest order is found in whole cents", () => {
    const minimum: Lever = { kind: "minimum", productId: 1 };
    const { found } = least(minimum, 850);
    expect(found?.value).toBeGreaterThan(leverValue(catalogueDocument, minimum) ?? 0);
    expect(found?.reached).toBeGreaterThanOrEqual(850);
  });

  test("only what runs on the press, and reaches the row, is asked", () => {
    const beyond: Lever = { kind: "margin", press: "digital-sheet", at: 3 };
    const [paper] = listed.filter((one) => isMovedBy(sold, beyond, one));
    if (paper === undefined) throw new Error("Something runs on it.");
    const many = { ...paper, quantity: { custom: true, pieces: 301 } };
    const few = { ...paper, quantity: { custom: true, pieces: 300 } };
    expect(reachingRow(catalogueDocument, beyond, [many, few])).toEqual([many]);
    expect(isMovedBy(sold, { ...beyond, press: "wide-web" }, paper)).toBe(false);
  });

  test("its edits make the document that was tried, with those that go along", () => {
    const second: Lever = { kind: "margin", press: "digital-sheet", at: 1 };
    const edits = leverEdits(catalogueDocument, second, 4100);
    expect(edits).toMatchObject([
      { row: "digital-sheet.1", was: "4.00", now: "4.10" },
      { row: "digital-sheet.2", was: "3.24", now: "4.10" },
    ]);
    const { document, conflicts } = withChanges(catalogueDocument, edits);
    expect(conflicts).toEqual([]);
    expect(document.presses).toEqual(withLever(catalogueDocument, second, 4100).presses);
    expect(leverEdits(catalogueDocument, { kind: "minimum", productId: 2 }, 1450)).toMatchObject([
      { sheet: "products", row: "2", column: "minimum", was: "13.00", now: "14.50" },
    ]);
  });
});
