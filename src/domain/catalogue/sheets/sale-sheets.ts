import type { CatalogueDocument } from "../schema.ts";
import type { Sheet, SheetColumn, SheetRow } from "./sheet.ts";

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

const NOTE = "What is retired stays in carts, quotations and orders by its name, and is offered nowhere.";

type List = "finishings" | "materials";

function listSheet(list: List, title: string, rowLabel: string): Sheet {
  return {
    name: `sale-${list}`,
    part: "sale",
    title,
    note: NOTE,
    rowLabel,
    columns: [sale, until],
    rows: (document) =>
      document[list].map((row) => ({
        key: String(row.id),
        label: row.name,
        path: [list, String(row.id)],
        target: row,
      })),
  };
}

/** Ids of the colours that some product is printed in. */
function inksOf({ products }: CatalogueDocument): ReadonlySet<number> {
  return new Set(products.flatMap((row) => (row.cutFromFilm ? [] : row.colourIds)));
}

function filmRows({ colours }: CatalogueDocument): SheetRow[] {
  return colours.flatMap(({ id, name, film }) =>
    film === undefined
      ? []
      : [{ key: String(id), label: name, path: ["colours", String(id), "film"], target: film }],
  );
}

/** What is on sale, what is sold out and what is retired (decision 325). */
export const saleSheets: readonly Sheet[] = [
  {
    name: "sale-products",
    part: "sale",
    title: "Products",
    note: `${NOTE} The addresses of a retired product lead to what comes instead, else to its page.`,
    rowLabel: "Product",
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
    rows: ({ products }) =>
      products.map((row) => ({
        key: String(row.id),
        label: row.name,
        path: ["products", String(row.id)],
        target: row,
      })),
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
    rows: (document) =>
      document.colours
        .filter(({ id }) => inksOf(document).has(id))
        .map((row) => ({
          key: String(row.id),
          label: row.name,
          path: ["colours", String(row.id)],
          target: row,
        })),
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
