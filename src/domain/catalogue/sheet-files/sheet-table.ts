import { type CsvSeparator, csvText, readCsv } from "#domain/csv.ts";
import type { CatalogueDocument } from "../schema.ts";
import type { CellKindName } from "../sheets/cell-kinds.ts";
import { cellsOf } from "../sheets/changes.ts";
import type { Sheet, SheetColumn } from "../sheets/sheet.ts";
import { sheetNamed } from "../sheets/sheets.ts";
import type { SheetFileFault, FileRow, FileSheet } from "./file-rows.ts";

/** What a row is called, for whoever reads the table; it is not read back. */
const WHAT = "What";

/** "Key (products)": the head of the column of keys says which sheet it is, whatever the file is called. */
function keyHead({ name }: Sheet): string {
  return `Key (${name})`;
}

function columnHead({ label, name }: SheetColumn): string {
  return label === "" ? name : label;
}

/** A sheet as a table. A mark stands before each key, so that no spreadsheet takes 1.10 for 1.1, or a day for another day. */
export function sheetTable(sheet: Sheet, document: CatalogueDocument): string {
  const head = [keyHead(sheet), WHAT, ...sheet.columns.map(columnHead)];
  const rows = sheet.rows(document).map((row) => {
    const cells = cellsOf(sheet, row);
    return [`#${row.key}`, row.label, ...sheet.columns.map(({ name }) => cells[name] ?? "")];
  });
  return csvText([head, ...rows]);
}

const amounts: ReadonlySet<CellKindName> = new Set([
  "dollars",
  "step",
  "cents",
  "factor",
  "percent",
  "dollars-or-none",
  "dollars-or-multiplied",
  "kilograms-or-none",
]);
const days: ReadonlySet<CellKindName> = new Set(["date", "return-day"]);

/** An amount with a decimal comma, in a file of a spreadsheet that writes them. */
function amountText(text: string, separator: CsvSeparator): string {
  const comma = separator === ";" ? /^\$?\d[\d.\s]*,\d+$/ : /^\$?\d+,\d{1,2}$/;
  return comma.test(text) ? text.replaceAll(/[.\s]/g, "").replace(",", ".") : text;
}

/** "1/04/2027", as spreadsheets here write the first of April. */
function dayText(text: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** What a cell says, as it would be typed: a spreadsheet writes numbers, days and times in its own way. */
function asTyped(kind: CellKindName, cell: string, separator: CsvSeparator): string {
  const text = cell.trim();
  if (amounts.has(kind)) return amountText(text, separator);
  if (days.has(kind)) return dayText(text);
  if (kind === "time") return /^\d:/.test(text) ? `0${text.slice(0, 4)}` : text.slice(0, 5);
  return cell;
}

export type ReadSheetFile =
  | { readonly ok: true; readonly sheets: readonly FileSheet[]; readonly notes: readonly string[] }
  | { readonly ok: false; readonly faults: readonly SheetFileFault[] };

function wrong(message: string): ReadSheetFile {
  return { ok: false, faults: [{ sheet: "", line: null, row: "", column: "", message }] };
}

function folded(head: string): string {
  return head.trim().toLowerCase();
}

interface Columns {
  /** Which cell each column of the sheet is. */
  readonly places: readonly { readonly column: SheetColumn; readonly at: number }[];
  readonly notes: readonly string[];
}

function noteOf(words: string, heads: readonly string[]): readonly string[] {
  return heads.length === 0 ? [] : [`${words}: ${heads.map((head) => `“${head.trim()}”`).join(", ")}.`];
}

/** Which columns a table has: those that it does not have stay as they are, those that nobody knows are passed over. */
function columnsIn(sheet: Sheet, head: readonly string[]): Columns {
  const heads = head.map(folded);
  const places = sheet.columns.flatMap((column) => {
    const at = heads.findIndex((one) => one === folded(columnHead(column)));
    return at < 0 ? [] : [{ column, at }];
  });
  const known = new Set([0, ...places.map(({ at }) => at)]);
  const missing = sheet.columns.filter((column) => !places.some((place) => place.column === column));
  const unknown = head.filter(
    (one, at) => !known.has(at) && one.trim() !== "" && folded(one) !== folded(WHAT),
  );
  return {
    places,
    notes: [
      ...noteOf("Not in the file, so that it stays as it is", missing.map(columnHead)),
      ...noteOf("Passed over, because no column of this sheet is called so", unknown),
    ],
  };
}

/** Keys that stand twice: of two rows nobody knows which counts. */
function doubledKeys(sheet: Sheet, rows: readonly FileRow[]): SheetFileFault[] {
  const first = new Map<string, number | null>();
  return rows.flatMap(({ key, line }) => {
    const before = first.get(key);
    if (key === "" || before === undefined) {
      first.set(key, line);
      return [];
    }
    const message = `This row stands in line ${before} already.`;
    return [{ sheet: sheet.title, line, row: key, column: "", message }];
  });
}

/** Reads a sheet that was saved as a table, also one that a spreadsheet has opened and saved since. */
export function readSheetTable(file: string): ReadSheetFile {
  const { separator, rows: all } = readCsv(file);
  const [head, ...lines] = all;
  const name = /^key \((.+)\)$/.exec(folded(head?.cells[0] ?? ""))?.[1] ?? "";
  const sheet = sheetNamed(name);
  if (head === undefined || sheet === undefined)
    return wrong(
      "This is no sheet of the catalogue: the first cell of one says “Key”, and which sheet it is, as in a file that was saved here.",
    );
  const { places, notes } = columnsIn(sheet, head.cells);
  const rows = lines.map(({ line, cells }) => ({
    line,
    key: (cells[0] ?? "").trim().replace(/^#/, ""),
    cells: Object.fromEntries(
      places.map(({ column, at }) => [column.name, asTyped(column.kind, cells[at] ?? "", separator)]),
    ),
  }));
  const faults = doubledKeys(sheet, rows);
  return faults.length > 0 ? { ok: false, faults } : { ok: true, sheets: [{ sheet, rows }], notes };
}
