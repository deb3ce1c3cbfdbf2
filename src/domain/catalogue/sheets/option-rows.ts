import type { CatalogueDocument } from "../schema.ts";
import type { SheetRow } from "./sheet.ts";

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

/** Rows of an option list, by their names. */
export function optionRows(list: string, rows: readonly NamedRow[]): SheetRow[] {
  return rows.map((row) => ({
    key: String(row.id),
    label: row.name,
    path: [list, String(row.id)],
    target: row,
  }));
}

/** Colours that some product is printed in. */
export function inkRows({ colours, products }: CatalogueDocument): SheetRow[] {
  const printed = new Set(products.flatMap((row) => (row.cutFromFilm ? [] : row.colourIds)));
  return optionRows(
    "colours",
    colours.filter(({ id }) => printed.has(id)),
  );
}

/** Colours that there is a film of. */
export function filmRows({ colours }: CatalogueDocument): SheetRow[] {
  return colours.flatMap(({ id, name, film }) =>
    film === undefined
      ? []
      : [{ key: String(id), label: name, path: ["colours", String(id), "film"], target: film }],
  );
}
