import { type CatalogueDocument, catalogueSchema } from "../schema.ts";
import { cellsOf } from "../sheets/changes.ts";
import { sheets } from "../sheets/sheets.ts";
import { type ReadSheetFile, readSheetTable } from "./sheet-table.ts";

const FORMAT = "kisscut catalogue";

/** The catalogue as a file, without what is nobody's business outside: the shop's numbers, account and logo, and its coupons. */
export function catalogueFile(document: CatalogueDocument, version: string): string {
  const { bankAccount: _bank, gstNumber: _gst, logo: _logo, ...shop } = document.shop;
  return `${JSON.stringify({ format: FORMAT, version, catalogue: { ...document, shop, coupons: [] } }, null, 2)}\n`;
}

function wrong(message: string, row = ""): ReadSheetFile {
  return { ok: false, faults: [{ sheet: "", line: null, row, column: "", message }] };
}

/** A file of the whole catalogue: of it the sheets are read, and nothing else (decision 406). */
function readWhole(file: string): ReadSheetFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(file);
  } catch {
    return wrong("This file is broken: it begins as a catalogue, and does not end as one.");
  }
  const { format, catalogue } = parsed as Readonly<Record<string, unknown>>;
  if (format !== FORMAT) return wrong("This is no file of a catalogue.");
  const read = catalogueSchema.safeParse(catalogue);
  if (!read.success) {
    const [issue] = read.error.issues;
    return wrong("This cannot stand in a catalogue.", issue?.path.join(", ") ?? "");
  }
  const document = read.data;
  return {
    ok: true,
    notes: [],
    sheets: sheets.map((sheet) => ({
      sheet,
      rows: sheet.rows(document).map((row) => ({ line: null, key: row.key, cells: cellsOf(sheet, row) })),
    })),
  };
}

/** Reads a file that the catalogue, or one of its sheets, was saved as. */
export function readCatalogueFile(file: string): ReadSheetFile {
  return file
    .trimStart()
    .replace(/^\uFEFF/, "")
    .startsWith("{")
    ? readWhole(file.replace(/^\uFEFF/, ""))
    : readSheetTable(file);
}
