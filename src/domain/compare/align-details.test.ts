import { expect, test } from "vitest";
import { alignDetails, differingFirst } from "./align-details.ts";

function detail(label: string, value: string) {
  return { label, value };
}

test("the same detail of two products stands in one row, and the row says whether they differ", () => {
  const kraft = [detail("Size", "50 x 50 mm"), detail("Quantity", "200")];
  const vinyl = [detail("Size", "50 x 50 mm"), detail("Quantity", "500")];
  expect(alignDetails([kraft, vinyl])).toEqual([
    { label: "Size", values: ["50 x 50 mm", "50 x 50 mm"], differs: false, contrasts: false },
    { label: "Quantity", values: ["200", "500"], differs: true, contrasts: true },
  ]);
});

test("a choice that only one of them has keeps its place in the form, and is no contrast", () => {
  const card = [detail("Product", "Swing Tag"), detail("Size", "90 x 55 mm"), detail("Colour", "Full")];
  const label = [
    detail("Product", "Kraft Paper"),
    detail("Supply", "Roll"),
    detail("Size", "40 x 30 mm"),
    detail("Adhesive", "Strong"),
    detail("Colour", "Full"),
  ];
  const rows = alignDetails([card, label]);
  expect(rows.map((row) => row.label)).toEqual(["Product", "Supply", "Size", "Adhesive", "Colour"]);
  expect(rows[1]).toEqual({ label: "Supply", values: [null, "Roll"], differs: true, contrasts: false });
  expect(rows[4]?.differs).toBe(false);
});

test("what a product has first comes first, also when only the second product has it", () => {
  const rows = alignDetails([[detail("Size", "1")], [detail("Sheet Size", "2"), detail("Size", "1")]]);
  expect(rows.map((row) => row.label)).toEqual(["Sheet Size", "Size"]);
});

test("two choices of one name read as one value", () => {
  const rows = alignDetails([[detail("Foil Stamp", "Gold"), detail("Foil Stamp", "Silver")]]);
  expect(rows).toEqual([{ label: "Foil Stamp", values: ["Gold, Silver"], differs: false, contrasts: false }]);
});

test("rows that differ come first, each part in its order", () => {
  const rows = alignDetails([
    [
      detail("Product", "PVC Vinyl"),
      detail("Size", "70 x 70 mm"),
      detail("Colour", "Full"),
      detail("Quantity", "100"),
    ],
    [
      detail("Product", "PVC Vinyl"),
      detail("Size", "80 x 80 mm"),
      detail("Colour", "Full"),
      detail("Quantity", "250"),
    ],
  ]);
  expect(differingFirst(rows).map(({ label }) => label)).toEqual(["Size", "Quantity", "Product", "Colour"]);
});

test("of unlike products, what they share and say differently stands above what only some of them have", () => {
  const rows = alignDetails([
    [detail("Supply", "Roll"), detail("Shape", "Circle"), detail("Quantity", "200")],
    [detail("Supply", "Die Cut"), detail("Shape", "Circle"), detail("Quantity", "500")],
    [detail("Material", "Kraft"), detail("Quantity", "500")],
  ]);
  expect(differingFirst(rows).map(({ label, contrasts }) => [label, contrasts])).toEqual([
    ["Supply", true],
    ["Quantity", true],
    ["Material", false],
    ["Shape", false],
  ]);
});

test("nothing compared has no rows", () => {
  expect(alignDetails([])).toEqual([]);
});
