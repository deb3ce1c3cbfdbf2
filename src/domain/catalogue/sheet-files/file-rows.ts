import { cellsOf } from "../sheets/changes.ts";
import type { CatalogueChange, Cells } from "../sheets/change.ts";
import { typedCell } from "../sheets/cell-kinds.ts";
import type { Sheet } from "../sheets/sheet.ts";
import type { CatalogueDocument } from "../schema.ts";

/** A row as a file says it. */
export interface FileRow {
  /** Which line of a table it begins in; null where the file has none. */
  readonly line: number | null;
  /** Empty where it is a new row. */
  readonly key: string;
  /** By the names of its columns; what the file does not say is not there. */
  readonly cells: Cells;
}

/** What a file says of a sheet. */
export interface FileSheet {
  readonly sheet: Sheet;
  readonly rows: readonly FileRow[];
}

/** Something that is wrong with a file, and where. */
export interface SheetFileFault {
  /** A sheet's title; empty where it is the whole file. */
  readonly sheet: string;
  readonly line: number | null;
  readonly row: string;
  readonly column: string;
  readonly message: string;
}

/** A change that a file asks for, with the row that asks for it. */
export interface FileChange {
  readonly change: CatalogueChange;
  readonly sheet: Sheet;
  readonly row: FileRow;
}

function keysOf(sheet: Sheet, document: CatalogueDocument): ReadonlySet<string> {
  return new Set(sheet.rows(document).map(({ key }) => key));
}

/** A row that the sheet does not have, where rows can be added. */
function isNewRow(
  { sheet, keys }: { readonly sheet: Sheet; readonly keys: ReadonlySet<string> },
  row: FileRow,
) {
  return sheet.list !== undefined && !keys.has(row.key);
}

/** By their numbers; rows without one stay behind them as they stand. */
function byNumber(one: FileRow, other: FileRow): number {
  const numberOf = ({ key }: FileRow) => (/^\d+$/.test(key) ? Number(key) : Number.MAX_SAFE_INTEGER);
  return numberOf(one) - numberOf(other);
}

/** Rows that a file has and a document has not, where rows can be added; copies in the order in which they were made. */
export function rowsToAdd(document: CatalogueDocument, sheets: readonly FileSheet[]): readonly FileChange[] {
  return sheets.flatMap(({ sheet, rows }) => {
    const keys = keysOf(sheet, document);
    const added = rows.filter((row) => isNewRow({ sheet, keys }, row));
    return (sheet.copiesOf === undefined ? added : added.toSorted(byNumber)).map((row) => ({
      sheet,
      row,
      change: { kind: "add" as const, sheet: sheet.name, row: "", cells: row.cells },
    }));
  });
}

/** Cells of a row that are other ones in a document; each in the text of its value where it is one. */
function changedCells(sheet: Sheet, now: Cells, row: FileRow): readonly FileChange[] {
  return sheet.columns.flatMap(({ name: column, kind }) => {
    const [typed, was] = [row.cells[column], now[column]];
    // An empty cell where the row has none says nothing.
    if (typed === undefined || (was === undefined && typed.trim() === "")) return [];
    if (typedCell(kind, typed) === was) return [];
    const change = {
      kind: "cell" as const,
      sheet: sheet.name,
      row: row.key,
      column,
      was: was ?? "",
      now: typed,
    };
    return [{ change, sheet, row }];
  });
}

/** What is said of a row that nobody knows: in a table its line is told, a whole catalogue was not made by hand. */
const NO_ROW = "No row of this sheet has this key.";
const NO_ROW_HERE =
  "There is no such row here. Please take it out of the file, or bring its sheets in one by one.";

/** Rows of a file that a document does not have, once those that can be added are there. */
export function faultsOfRows(
  document: CatalogueDocument,
  sheets: readonly FileSheet[],
  added: ReadonlySet<FileRow>,
): readonly SheetFileFault[] {
  return sheets.flatMap(({ sheet, rows }) => {
    const keys = keysOf(sheet, document);
    return rows
      .filter((row) => !added.has(row) && !keys.has(row.key))
      .map(({ line, key: row }) => {
        const message = line === null ? NO_ROW_HERE : NO_ROW;
        return { sheet: sheet.title, line, row, column: "", message };
      });
  });
}

/** Cells that a file sets otherwise than a document has them. */
export function cellsToSet(
  document: CatalogueDocument,
  sheets: readonly FileSheet[],
  added: ReadonlySet<FileRow>,
): readonly FileChange[] {
  return sheets.flatMap(({ sheet, rows }) => {
    const there = new Map(sheet.rows(document).map((row) => [row.key, cellsOf(sheet, row)]));
    return rows.flatMap((row) => {
      const now = added.has(row) ? undefined : there.get(row.key);
      return now === undefined ? [] : changedCells(sheet, now, row);
    });
  });
}

/** What a file leaves as it is: rows that it does not have. */
export function notesOn(document: CatalogueDocument, sheets: readonly FileSheet[]): readonly string[] {
  return sheets.flatMap(({ sheet, rows }) => {
    const said = new Set(rows.map(({ key }) => key));
    const left = [...keysOf(sheet, document)].filter((key) => !said.has(key)).length;
    if (left === 0) return [];
    return [
      left === 1
        ? `${sheet.title}: 1 row is not in the file and stays as it is.`
        : `${sheet.title}: ${left} rows are not in the file and stay as they are.`,
    ];
  });
}
