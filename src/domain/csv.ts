/** What a spreadsheet would take for a formula, or a formula that was made words before. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

function cellText(value: string | number | null): string {
  const text = String(value ?? "");
  // An apostrophe stands before words that would be worked out, never before a number.
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV, as RFC 4180 writes it: a byte order mark, commas, CRLF, quotes where they are needed. */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellText).join(",")).join("\r\n")}\r\n`;
}

/** What parts the cells of a file; spreadsheets of other countries write semicolons, and some write tabs. */
export type CsvSeparator = "," | ";" | "\t";

/** A row of a file, with the line that it begins in, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly separator: CsvSeparator;
  /** Those that say anything. */
  readonly rows: readonly CsvRow[];
}

const separators: readonly CsvSeparator[] = [",", ";", "\t"];

/** What stands most often in the first line, outside of quotes. */
function separatorOf(text: string): CsvSeparator {
  const [head = ""] = text.split(/\r\n|\r|\n/, 1);
  const plain = head.replaceAll(/"(?:[^"]|"")*"/g, "");
  const count = (one: string) => plain.split(one).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** What a cell says, without the apostrophe that keeps a spreadsheet from working it out. */
function plainCell(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** One cell with what stands behind it: a quoted one as it is between its quotes, else up to what parts cells or ends a line. */
const QUOTED = /"((?:[^"]|"")*)"/y;

/** Reads a table that a spreadsheet has saved: with any of its separators and line ends, quoted or not, with or without a mark in front. */
export function readCsv(file: string): CsvTable {
  const text = file.replace(/^\uFEFF/, "");
  const separator = separatorOf(text);
  const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let [at, line, begun] = [0, 1, 1];
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line: begun, cells });
    cells = [];
  };
  while (at < text.length) {
    QUOTED.lastIndex = plain.lastIndex = at;
    const quoted = text[at] === '"' ? QUOTED.exec(text) : null;
    if (quoted) plain.lastIndex = QUOTED.lastIndex;
    const rest = plain.exec(text)?.[0] ?? "";
    const said = quoted ? (quoted[1] ?? "").replaceAll('""', '"') : "";
    cells.push(plainCell(said + (quoted ? rest.trim() : rest)));
    const taken = (quoted?.[0] ?? "") + rest;
    line += taken.split(/\r\n|\r|\n/).length - 1;
    at += taken.length;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end has an empty cell behind it.
      if (at === text.length) cells.push("");
      continue;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    endRow();
    line += 1;
    begun = line;
  }
  endRow();
  return { separator, rows };
}
