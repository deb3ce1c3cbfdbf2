import { filmRows, inkRows, optionRows } from "./option-rows.ts";
import type { Sheet, SheetColumn } from "./sheet.ts";

const sale: SheetColumn = {
  name: "sale",
  label: "On sale",
  kind: "sale",
  path: ["retired"],
  isOptional: true,
};
const until: SheetColumn = {
  name: "until",
  label: "Stock",
  kind: "return-day",
  path: ["awayUntil"],
  isOptional: true,
};

const only: SheetColumn = {
  name: "only",
  label: "Comes on",
  kind: "products-or-all",
  path: ["onlyProductIds"],
  isOptional: true,
};

const NOTE = "What is retired stays in carts, quotations and orders by its name, and is offered nowhere.";

type List = "finishings" | "materials";

function listSheet(list: List, title: string, rowLabel: string): Sheet {
  return {
    name: `sale-${list}`,
    part: "sale",
    title,
    note: NOTE,
    rowLabel,
    copies: `new-${list}`,
    columns: [sale, until, only],
    rows: (document) => optionRows(list, document[list]),
  };
}

/** What is on sale, what is sold out and what is retired (decision 325). */
export const saleSheets: readonly Sheet[] = [
  {
    name: "sale-products",
    also: "retired sold out stock",
    part: "sale",
    title: "Products",
    note: `${NOTE} The addresses of a retired product lead to what comes instead, else to its page.`,
    rowLabel: "Product",
    copies: "new-products",
    columns: [
      sale,
      until,
      {
        name: "instead",
        label: "Instead",
        kind: "product-or-none",
        path: ["insteadId"],
        isOptional: true,
      },
    ],
    rows: ({ products }) => optionRows("products", products),
  },
  listSheet("finishings", "Materials and finishings", "Finishing"),
  listSheet("materials", "Card stocks", "Stock"),
  {
    name: "sale-colours",
    part: "sale",
    title: "Inks",
    note: NOTE,
    rowLabel: "Ink",
    columns: [sale, until],
    rows: inkRows,
  },
  {
    name: "sale-films",
    part: "sale",
    title: "Films",
    note: NOTE,
    rowLabel: "Film",
    columns: [sale, until],
    rows: filmRows,
  },
];
