import type { CopiedList, Sheet } from "../sheets/sheet.ts";
import type { Cells } from "../sheets/change.ts";
import type { CatalogueDocument } from "../schema.ts";
import type { FileRow, FileSheet } from "./file-rows.ts";

/** Which number a copy comes in under, by the list that it is in and the number that its file has for it. */
export type NewNumbers = ReadonlyMap<CopiedList, ReadonlyMap<string, string>>;

/** The list that a cell names rows of. */
function listNamedBy({ copiesOf }: Sheet, kind: string): CopiedList | undefined {
  if (kind === "row") return copiesOf;
  return /^products?(-or-(none|all))?$/.test(kind) ? "products" : undefined;
}

/** Cells of a file, which name copies by the numbers that these come under. */
export function renumberedCells(sheet: Sheet, cells: Cells, numbers: NewNumbers): Cells {
  const named = sheet.columns.flatMap(({ name, kind }) => {
    const list = listNamedBy(sheet, kind);
    const known = list && numbers.get(list);
    const text = cells[name];
    if (known === undefined || text === undefined) return [];
    return [[name, text.replaceAll(/\d+/g, (number) => known.get(number) ?? number)] as const];
  });
  return { ...cells, ...Object.fromEntries(named) };
}

/** Keys of rows that are about copies, or a part of one, by those that the file has for them: each begins with the copy's number. */
function newKeys(
  sheet: Sheet,
  document: CatalogueDocument,
  numbers: NewNumbers,
): ReadonlyMap<string, string> {
  const inFile = new Map<string, ReadonlyMap<string, string>>();
  for (const [list, known] of numbers) inFile.set(list, new Map([...known].map(([was, now]) => [now, was])));
  return new Map(
    sheet.rows(document).flatMap(({ key, path: [list = "", number = ""] }) => {
      const was = inFile.get(list)?.get(number);
      return was === undefined ? [] : [[was + key.slice(number.length), key] as const];
    }),
  );
}

/**
 * What a file says of copies, as it is said of the numbers that these come under.
 *
 * @param document With the copies in it.
 * @param added Rows that are in it already.
 */
export function renumberedSheets(
  document: CatalogueDocument,
  sheets: readonly FileSheet[],
  { numbers, added }: { readonly numbers: NewNumbers; readonly added: ReadonlySet<FileRow> },
): readonly FileSheet[] {
  if (numbers.size === 0) return sheets;
  return sheets.map(({ sheet, rows }) => {
    const keys = newKeys(sheet, document, numbers);
    const renumbered = rows.map((row) =>
      added.has(row)
        ? row
        : {
            ...row,
            key: keys.get(row.key) ?? row.key,
            cells: renumberedCells(sheet, row.cells, numbers),
          },
    );
    return { sheet, rows: renumbered };
  });
}
