import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogueDocument } from "#catalogue/catalogue.ts";
import { changedDocument } from "#tests/support/catalogue/changed-catalogue.ts";
import { catalogueIssues } from "../issues.ts";
import { catalogueSchema } from "../schema.ts";
import { cellOfIssue, wordedChange } from "./change-lines.ts";
import { type CatalogueChange, undone } from "./change.ts";
import { cellsOf, changesBetween, draftAfter, readChange, withChanges } from "./changes.ts";
import { sheets } from "./sheets.ts";

const onSale = catalogueSchema.parse(catalogueDocument);
const cell = (sheet: string, row: string, column: string, was: string, now: string): CatalogueChange => ({
  kind: "cell",
  sheet,
  row,
  column,
  was,
  now,
});
const paper = (was: string, now: string) => cell("products", "1", "area", was, now);
const artPaperArea = cellsOf(sheets[0]!, sheets[0]!.rows(onSale)[0]!)["area"]!;

/** Every cell that can change, with another value of its kind. */
const others: readonly CatalogueChange[] = sheets.flatMap((sheet) =>
  sheet.rows(onSale).flatMap((row) =>
    Object.entries(cellsOf(sheet, row)).flatMap(([column, was]) => {
      const { kind, isFixed } = sheet.columns.find(({ name }) => name === column)!;
      const other = {
        dollars: "77.77",
        step: "0.20",
        cents: "7.777",
        factor: "7.77",
        percent: "7.7",
        pieces: "777",
        millimetres: "77",
        "pieces-or-none": "777",
        "dollars-or-none": "777.00",
        "dollars-or-multiplied": "7.77",
        "kilograms-or-none": "7.777",
        days: "7",
        tiers: "7, 77, 777",
        products: "2, 3",
        date: "2027-07-07",
        time: "07:07",
        name: "Seven",
        "day-kind": was,
        region: was,
        row: was,
        slug: was,
        picture: was,
        sentence: "Seven?",
        words: "Seven āēīōū.",
        "words-or-none": "Mō te pāua.",
        sale: "retired",
        "return-day": "2027-07-07",
        "product-or-none": "2",
        "products-or-all": "2, 3",
      }[kind];
      return isFixed ? [] : [cell(sheet.name, row.key, column, was, other)];
    }),
  ),
);

describe("changes of the catalogue", () => {
  test("there and back are exact, whatever cells are changed together", () => {
    expect(others.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(fc.subarray([...others], { minLength: 1, maxLength: 12 }), (some) => {
        const there = withChanges(onSale, some);
        expect(there.conflicts).toEqual([]);
        expect(new Set(changesBetween(onSale, there.document))).toEqual(new Set(some));
        const back = withChanges(there.document, undone(some));
        expect(back).toEqual({ document: onSale, conflicts: [] });
      }),
      { numRuns: 25 },
    );
  });

  test("a row that comes and one that goes are undone as well", () => {
    const changed = changedDocument(({ holidays, priceRules }) => {
      holidays.splice(0, 1);
      holidays.push({ date: "2026-12-29", name: "Stocktaking", type: "closure", region: null });
      priceRules.promotions = [];
    });
    const changes = changesBetween(onSale, changed);
    expect(changes.map(({ kind, sheet }) => `${kind} ${sheet}`)).toEqual([
      "remove days",
      "add days",
      "remove promotions",
    ]);
    const there = withChanges(onSale, changes);
    expect(changesBetween(there.document, changed)).toEqual([]);
    expect(changesBetween(withChanges(there.document, undone(changes)).document, onSale)).toEqual([]);
  });

  test("a cell that is not as it was seen is not changed, and says what is there", () => {
    const { document, conflicts } = withChanges(onSale, [paper("1.00", "2.00")]);
    expect(document).toEqual(onSale);
    expect(conflicts).toEqual([{ change: paper("1.00", "2.00"), found: artPaperArea }]);
    expect(withChanges(onSale, [paper("1.00", artPaperArea)]).conflicts).toEqual([]);
  });

  test("nothing but the cells of the sheets can be changed: no account, no coupon, no date of a day", () => {
    for (const change of [
      cell("shop", "shop", "bankAccount", "x", "y"),
      cell("coupons", "1", "code", "FIRSTPEEL", "FREE"),
      cell("days", "2026-01-01 national", "date", "2026-01-01", "2026-01-03"),
    ])
      expect(withChanges(onSale, [change]).conflicts).toEqual([{ change, found: null }]);
  });
});

describe("a draft", () => {
  test("is its difference to what is on sale: set back, nothing of it is left", () => {
    const first = draftAfter(onSale, [], [paper(artPaperArea, "9.00")]);
    expect(first).toEqual({ changes: [paper(artPaperArea, "9.00")], stale: [] });
    const second = draftAfter(onSale, first.changes, [paper("9.00", "9.50")]);
    expect(second.changes).toEqual([paper(artPaperArea, "9.50")]);
    expect(draftAfter(onSale, second.changes, [paper("9.50", artPaperArea)]).changes).toEqual([]);
  });

  test("of two who change one cell the second is told; of two cells both stay", () => {
    const { changes } = draftAfter(onSale, [], [paper(artPaperArea, "9.00")]);
    const late = draftAfter(onSale, changes, [paper(artPaperArea, "8.00")]);
    expect(late.stale).toEqual([{ change: paper(artPaperArea, "8.00"), found: "9.00" }]);
    const other = cell("products", "1", "minimum", "13.00", "15.00");
    expect(draftAfter(onSale, changes, [other])).toMatchObject({ stale: [], changes: [...changes, other] });
  });

  test("whose cell was changed on sale meanwhile keeps its change until it is decided", () => {
    const newer = withChanges(onSale, [paper(artPaperArea, "7.00")]).document;
    const draft = [paper(artPaperArea, "9.00")];
    expect(withChanges(newer, draft).conflicts).toHaveLength(1);
    const other = cell("products", "1", "minimum", "13.00", "15.00");
    expect(draftAfter(newer, draft, [other]).changes).toEqual([other, ...draft]);
    expect(draftAfter(newer, draft, [paper("7.00", "7.00")]).changes).toEqual([]);
    expect(draftAfter(newer, draft, [paper("7.00", "9.00")]).changes).toEqual([paper("7.00", "9.00")]);
  });
});

test.each([
  ["products", "1", "area", " $1,313.1 ", "1313.10"],
  ["products", "20", "piece", "2.65c", "2.65"],
  ["margins", "digital-sheet.1", "factor", "×4", "4.00"],
  ["margins", "digital-sheet.1", "factor", "4.1x", "4.10"],
  ["margins", "digital-sheet.1", "factor", "0.9", null],
  ["margins", "digital-sheet.10", "upTo", "", ""],
  ["products", "1", "area", "12,40", null],
  ["products", "1", "area", "-3", null],
  ["products", "1", "area", "12.405", null],
  ["tiers", "1.1", "tiers", "25 50,100; 250", "25, 50, 100, 250"],
  ["tiers", "1.1", "tiers", "50, 25", null],
  ["shop", "shop", "cut-off", "16:00", "16:00"],
  ["shop", "shop", "cut-off", "25:00", null],
])("%s %s %s: %j is %j", (sheet, row, column, typed, text) => {
  const read = readChange(onSale, cell(sheet, row, column, "", typed));
  expect(read.ok ? (read.change as { now: string }).now : null).toBe(text);
});

test("a row is added by its cells, with a key of the shop's own", () => {
  const cells = {
    name: "Spring",
    products: "3, 1, 3",
    off: "12.5",
    starts: "2027-09-01",
    ends: "2027-09-30",
  };
  const read = readChange(onSale, { kind: "add", sheet: "promotions", row: "", cells });
  expect(read).toMatchObject({ ok: true, change: { row: "100001", cells: { ...cells, products: "1, 3" } } });
  const wrong = readChange(onSale, {
    kind: "add",
    sheet: "promotions",
    row: "",
    cells: { ...cells, off: "95" },
  });
  expect(wrong).toEqual({
    ok: false,
    place: "promotions//off",
    message: "Please type per cent from 0.1 to 90, such as 15.",
  });
});

test("a change is said in an owner's words", () => {
  expect(wordedChange(onSale, paper("12.40", "13.10"))).toEqual({
    part: "goods",
    label: "Art Paper, per m²",
    was: "$12.40",
    now: "$13.10",
  });
  const cells = { date: "2026-12-29", kind: "closure", region: "", name: "Stocktaking" };
  expect(wordedChange(onSale, { kind: "add", sheet: "days", row: "x", cells })).toMatchObject({
    label: "Days closed",
    was: "",
    now: "2026-12-29, Stocktaking",
  });
});

test.each([
  [["presses", "card-sheet", "margins"], { sheet: "margins", row: "card-sheet.1", column: null }],
  [["priceRules", "promotions", "1", "endsOn"], { sheet: "promotions", row: "1", column: "ends" }],
  [["products", "1", "supplies", "1", "quantities"], { sheet: "tiers", row: "1.1", column: "tiers" }],
  [["galleryRules"], null],
])("an issue of %j stands at its cell", (path, place) => {
  const found = cellOfIssue(onSale, { path, message: "Wrong." });
  expect(found).toEqual(place && { ...place, message: "Wrong." });
});

test("what a page would show wrongly is an issue at a cell of the draft", () => {
  const rising = cell("margins", "card-sheet.5", "factor", "1.03", "3.00");
  const { document } = withChanges(onSale, [rising]);
  const [issue] = catalogueIssues(document);
  expect(cellOfIssue(document, issue!)).toMatchObject({ sheet: "margins", row: "card-sheet.1" });
});
