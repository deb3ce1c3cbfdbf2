import { filmRows, inkRows, optionRows } from "./option-rows.ts";
import { area, COST, job, piece, type Sheet, type SheetColumn } from "./sheet.ts";

const cut: SheetColumn = { name: "cut", label: "Per cut, c", kind: "cents", path: ["charge", "cut"] };
const metre: SheetColumn = {
  name: "metre",
  label: "Per metre cut, c",
  kind: "cents",
  path: ["charge", "metre"],
};
const weed: SheetColumn = {
  name: "weed",
  label: "Per part weeded, c",
  kind: "cents",
  path: ["charge", "weed"],
};

/** What goods are made of. */
export const goodsSheets: readonly Sheet[] = [
  {
    name: "products",
    also: "price prices cost costs rates paper minimum",
    part: "goods",
    title: "Products",
    note: `${COST} The smallest order is what a customer pays at least. Sets are made together, and each further design adds its file and plate; empty: each set costs what one does.`,
    rowLabel: "Product",
    columns: [
      area,
      job,
      piece,
      { name: "minimum", label: "Smallest order, $", kind: "dollars", path: ["minimumCharge"] },
      {
        name: "further",
        label: "Each further design, $",
        kind: "dollars-or-multiplied",
        path: ["furtherSetPrice"],
      },
    ],
    rows: ({ products }) => optionRows("products", products),
  },
  {
    name: "words",
    part: "goods",
    title: "Cutting of words",
    note: "What the knife and the weeding cost where words are designed.",
    rowLabel: "Product",
    columns: [metre, weed],
    rows: ({ products }) =>
      optionRows(
        "products",
        products.filter((row) => row.charge.metre + row.charge.weed > 0),
      ),
  },
  {
    name: "materials",
    also: "price cost card paper",
    part: "goods",
    title: "Card stocks",
    note: COST,
    rowLabel: "Stock",
    columns: [area, job],
    rows: ({ materials }) => optionRows("materials", materials),
  },
  {
    name: "colours",
    part: "goods",
    title: "Inks",
    note: COST,
    rowLabel: "Ink",
    columns: [area, job],
    rows: inkRows,
  },
  {
    name: "films",
    part: "goods",
    title: "Films",
    note: COST,
    rowLabel: "Film",
    columns: [area, job],
    rows: filmRows,
  },
];

/** What is done with them, and added. */
export const extraSheets: readonly Sheet[] = [
  {
    name: "supplies",
    part: "extras",
    title: "Cutting and supply",
    note: COST,
    rowLabel: "Supply",
    columns: [job, piece, area, cut],
    rows: ({ supplies }) => optionRows("supplies", supplies),
  },
  {
    name: "finishings",
    also: "price cost lamination coating",
    part: "extras",
    title: "Finishings",
    note: COST,
    rowLabel: "Finishing",
    columns: [area, job, piece],
    rows: ({ finishings }) => optionRows("finishings", finishings),
  },
  {
    name: "adhesives",
    part: "extras",
    title: "Adhesives",
    note: COST,
    rowLabel: "Adhesive",
    columns: [area],
    rows: ({ adhesives }) => optionRows("adhesives", adhesives),
  },
  {
    name: "shapes",
    part: "extras",
    title: "Shapes",
    note: COST,
    rowLabel: "Shape",
    columns: [job, piece],
    rows: ({ shapes }) => optionRows("shapes", shapes),
  },
  {
    name: "sides",
    part: "extras",
    title: "Printed sides",
    note: COST,
    rowLabel: "Side",
    columns: [area, job],
    rows: ({ printedSides }) => optionRows("printedSides", printedSides),
  },
  {
    name: "addons",
    also: "price cost",
    part: "extras",
    title: "Processing and extras",
    note: COST,
    rowLabel: "Extra",
    columns: [job, piece, area],
    rows: ({ addons }) =>
      addons
        .filter(({ kind }) => kind !== "orientation")
        .flatMap(({ code, name, items }) =>
          items
            .filter(({ isNone }) => !isNone)
            .map((row) => ({
              key: String(row.id),
              label: `${name}: ${row.name}`,
              path: ["addons", code, "items", String(row.id)],
              target: row,
            })),
        ),
  },
  {
    name: "features",
    part: "extras",
    title: "Print features",
    note: COST,
    rowLabel: "Feature",
    columns: [job, piece],
    rows: ({ printFeatures }) =>
      printFeatures.flatMap(({ code, name, items }) =>
        items
          .filter(({ isNone }) => !isNone)
          .map((row) => ({
            key: String(row.id),
            label: `${name}: ${row.name}`,
            path: ["printFeatures", code, "items", String(row.id)],
            target: row,
          })),
      ),
  },
  {
    name: "install",
    part: "extras",
    title: "Ready to install",
    note: COST,
    rowLabel: "Extra",
    columns: [
      { ...job, path: ["installReady", "job"] },
      { ...piece, path: ["installReady", "piece"] },
      { ...area, path: ["installReady", "area"] },
    ],
    rows: ({ priceRules }) => [
      { key: "install-ready", label: "Ready to install", path: ["priceRules"], target: priceRules },
    ],
  },
];
