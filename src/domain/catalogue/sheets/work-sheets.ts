import type { CatalogueDocument } from "../schema.ts";
import { sizeText } from "../size-text.ts";
import type { Sheet, SheetColumn, SheetRow } from "./sheet.ts";

const aDay: SheetColumn = { name: "a-day", label: "Pieces a day", kind: "pieces", path: ["piecesADay"] };

interface WorkedRow {
  readonly id: number;
  readonly name: string;
  readonly piecesADay?: number | undefined;
}

function worked(list: string, rows: readonly WorkedRow[], path: readonly string[], title = ""): SheetRow[] {
  return rows
    .filter(({ piecesADay }) => piecesADay !== undefined)
    .map((row) => ({
      key: `${list}.${row.id}`,
      label: `${title}${row.name}`,
      path: [...path, String(row.id)],
      target: row,
    }));
}

/** What is done piece by piece, wherever it is chosen. */
function workRows({ products, finishings, addons, printFeatures }: CatalogueDocument): SheetRow[] {
  return [
    ...worked("products", products, ["products"]),
    ...worked("finishings", finishings, ["finishings"]),
    ...addons.flatMap(({ code, name, items }) =>
      worked("addons", items, ["addons", code, "items"], `${name}: `),
    ),
    ...printFeatures.flatMap(({ code, name, items }) =>
      worked("features", items, ["printFeatures", code, "items"], `${name}: `),
    ),
  ];
}

/** How much the shop gets through: the dates that customers are promised follow from it. */
export const capacitySheets: readonly Sheet[] = [
  {
    name: "paces",
    also: "capacity machine speed printer",
    part: "delivery",
    title: "Presses in a day",
    note: "Sheets, or metres of a web. What a job takes beyond one day moves its dates.",
    rowLabel: "Press",
    columns: [
      { name: "a-day", label: "In a day", kind: "pieces", path: ["perDay"] },
      { name: "set-up", label: "Lost by setting up", kind: "pieces", path: ["setUp"] },
    ],
    rows: ({ presses }) =>
      presses.flatMap(({ code, name, pace }) =>
        pace === undefined ? [] : [{ key: code, label: name, path: ["presses", code, "pace"], target: pace }],
      ),
  },
  {
    name: "work",
    also: "capacity hands speed finishing",
    part: "delivery",
    title: "Work piece by piece",
    note: "How many a working day holds of what is done one by one.",
    rowLabel: "Work",
    columns: [aDay],
    rows: workRows,
  },
];

/** "on-roll": "On roll". */
function listName(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll("-", " ");
}

const width: SheetColumn = { name: "width", label: "Width, mm", kind: "millimetres", path: ["widthMm"] };
const height: SheetColumn = { name: "height", label: "Height, mm", kind: "millimetres", path: ["heightMm"] };

/** What is offered ready-made: sizes, and whole configurations at their price. */
export const offerSheets: readonly Sheet[] = [
  {
    name: "sizes",
    also: "format dimensions millimetres",
    part: "sizes",
    title: "Sizes",
    note: "The sizes that can be chosen; any other is typed. Whoever has ordered one keeps it.",
    rowLabel: "Size",
    columns: [{ name: "name", label: "Reads", kind: "name", path: ["name"] }, width, height],
    rows: ({ sizeLists }) =>
      sizeLists.flatMap(({ code, sizes }) =>
        sizes.map((size) => ({
          key: String(size.id),
          label: `${listName(code)}: ${size.name}`,
          path: ["sizeLists", code, "sizes", String(size.id)],
          target: size,
        })),
      ),
  },
  {
    name: "featured-prices",
    also: "featured offers price configuration",
    part: "sizes",
    title: "Featured configurations",
    note: "What a link to a ready-made card or tag opens with. Its price is worked out as any other.",
    rowLabel: "Configuration",
    columns: [{ name: "pieces", label: "Pieces", kind: "pieces", path: ["runSize"] }, width, height],
    rows: ({ featuredPrices, featuredItems, materials }) =>
      featuredPrices.map((row) => ({
        key: String(row.id),
        label: [
          featuredItems.find(({ id }) => id === row.featuredItemId)?.name,
          materials.find(({ id }) => id === row.materialId)?.name,
          sizeText(row),
        ]
          .filter((part) => part !== undefined)
          .join(", "),
        path: ["featuredPrices", String(row.id)],
        target: row,
      })),
  },
];
