import type { CatalogueIssue } from "../issues/issue.ts";
import type { CatalogueDocument } from "../schema.ts";
import { type CellKindName, cellKinds } from "./cell-kinds.ts";
import type { Cells, CatalogueChange } from "./change.ts";
import type { CataloguePart, Sheet } from "./sheet.ts";
import { sheetNamed, sheets } from "./sheets.ts";

/** A change in an owner's words: "Art paper, per m²", "$12.40", "$13.10". */
export interface ChangeLine {
  readonly part: CataloguePart | null;
  readonly label: string;
  /** Empty where there was nothing. */
  readonly was: string;
  /** Empty where nothing is left. */
  readonly now: string;
}

function namesOf(document: CatalogueDocument, text: string): string {
  const ids = text.split(", ").map(Number);
  const names = document.products.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return names.length > 3 ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} more` : names.join(", ");
}

function said(document: CatalogueDocument, sheet: Sheet, column: string, text: string): string {
  const kind = sheet.columns.find(({ name }) => name === column)?.kind;
  if (kind === undefined) return text;
  const isNamed = kind === "products" || (text !== "" && /^products?-or-/.test(kind));
  return isNamed ? namesOf(document, text) : cellKinds[kind].say(text);
}

/** A label without its unit, which the value has: "per m²". */
function plainLabel(label: string): string {
  const plain = label.replace(/, (?:[$c×%]|mm)$/, "");
  return plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** What is no news to who reads a difference. */
const silent: ReadonlySet<CellKindName> = new Set(["region", "day-kind", "row", "slug", "picture"]);

/** What a row of a list says in one line. */
function rowWords(document: CatalogueDocument, sheet: Sheet, cells: Cells): string {
  const shown = sheet.columns.filter(({ name, kind }) => !silent.has(kind) && name in cells);
  return shown.map(({ name }) => said(document, sheet, name, cells[name] ?? "")).join(", ");
}

export function wordedChange(document: CatalogueDocument, change: CatalogueChange): ChangeLine {
  const sheet = sheetNamed(change.sheet);
  if (sheet === undefined) return { part: null, label: change.sheet, was: "", now: "" };
  const { part } = sheet;
  if (change.kind !== "cell") {
    const words = rowWords(document, sheet, change.cells);
    const isAdded = change.kind === "add";
    return { part, label: sheet.title, was: isAdded ? "" : words, now: isAdded ? words : "" };
  }
  const row = sheet.rows(document).find(({ key }) => key === change.row)?.label ?? change.row;
  const column = sheet.columns.find(({ name }) => name === change.column)?.label ?? change.column;
  return {
    part,
    label: column === "" ? row : `${row}, ${plainLabel(column)}`,
    was: said(document, sheet, change.column, change.was),
    now: said(document, sheet, change.column, change.now),
  };
}

/** An issue at the cell it is about. */
export interface CellIssue {
  readonly sheet: string;
  readonly row: string;
  /** Null where it is about the whole row. */
  readonly column: string | null;
  readonly message: string;
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.every((step, at) => path[at] === step);
}

/** Where in the sheets an issue stands: the row that its path leads into, or the first that lies in what it is about; null where none does. */
export function cellOfIssue(document: CatalogueDocument, issue: CatalogueIssue): CellIssue | null {
  let best: CellIssue | null = null;
  let depth = 0;
  let hasCell = false;
  for (const sheet of sheets)
    for (const row of sheet.rows(document)) {
      if (!startsWith(issue.path, row.path)) continue;
      const rest = issue.path.slice(row.path.length).join("/");
      const column = sheet.columns.find(({ path }) => path.join("/") === rest)?.name ?? null;
      // Of two sheets with the row, the one with the cell.
      const isBetter = row.path.length > depth || (row.path.length === depth && column !== null && !hasCell);
      if (!isBetter) continue;
      depth = row.path.length;
      hasCell = column !== null;
      best = { sheet: sheet.name, row: row.key, column, message: issue.message };
    }
  return best;
}
