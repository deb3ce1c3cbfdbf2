import { type CatalogueDocument, catalogueSchema } from "../schema.ts";
import { cellKinds, cellText, typedCell } from "./cell-kinds.ts";
import { type CatalogueChange, type Cells, changePlace } from "./change.ts";
import {
  NOTHING_PUBLISHED,
  type PublishedRows,
  type Sheet,
  type SheetColumn,
  type SheetRow,
} from "./sheet.ts";
import { sheetNamed, sheets } from "./sheets.ts";

/** A change that cannot be made: another value is there by now, or none. */
export interface Conflict {
  readonly change: CatalogueChange;
  readonly found: string | null;
}

function valueAt(target: object, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === "object" ? (value as Record<string, unknown>)[name] : undefined,
    target,
  );
}

function setAt(
  target: object,
  { path, isOptional }: Pick<SheetColumn, "path" | "isOptional">,
  value: unknown,
): void {
  let holder = target as Record<string, unknown>;
  for (const step of path.slice(0, -1)) holder = (holder[step] ??= {}) as Record<string, unknown>;
  const name = path.at(-1) ?? "";
  if (isOptional && value === null) delete holder[name];
  else holder[name] = value;
}

/** The text of a cell; null where the row has none there. */
function textOf({ target }: SheetRow, { kind, path, isOptional }: SheetColumn): string | null {
  const value = valueAt(target, path);
  if (value === undefined) return isOptional ? "" : null;
  return cellText(kind, value);
}

/** The cells of a row that it has. */
export function cellsOf(sheet: Sheet, row: SheetRow): Cells {
  return Object.fromEntries(
    sheet.columns.flatMap((column) => {
      const text = textOf(row, column);
      return text === null ? [] : [[column.name, text]];
    }),
  );
}

function rowsByKey(sheet: Sheet, document: CatalogueDocument): ReadonlyMap<string, SheetRow> {
  return new Map(sheet.rows(document).map((row) => [row.key, row]));
}

function cellChanges(sheet: Sheet, row: SheetRow, before: Cells, after: Cells): CatalogueChange[] {
  return Object.entries(after).flatMap(([column, now]) => {
    const was = before[column];
    const { name, key } = { name: sheet.name, key: row.key };
    return was === undefined || was === now
      ? []
      : [{ kind: "cell" as const, sheet: name, row: key, column, was, now }];
  });
}

/** Rows of a sheet that come and go. */
function rowChanges(sheet: Sheet, before: CatalogueDocument, after: CatalogueDocument): CatalogueChange[] {
  if (sheet.list === undefined) return [];
  const [were, are] = [rowsByKey(sheet, before), rowsByKey(sheet, after)];
  const added = [...are.values()].filter(({ key }) => !were.has(key));
  // A copy stands right after its first: made again in the order of their numbers, copies of one row stand as they stood.
  if (sheet.list.isRetired) added.sort((one, other) => Number(one.key) - Number(other.key));
  const rowChange = (kind: "add" | "remove", row: SheetRow): CatalogueChange => ({
    kind,
    sheet: sheet.name,
    row: row.key,
    cells: cellsOf(sheet, row),
  });
  return [
    ...[...were.values()].flatMap((row) => (are.has(row.key) ? [] : [rowChange("remove", row)])),
    ...added.map((row) => rowChange("add", row)),
  ];
}

function changedCells(sheet: Sheet, before: CatalogueDocument, after: CatalogueDocument): CatalogueChange[] {
  const were = rowsByKey(sheet, before);
  return sheet.rows(after).flatMap((row) => {
    const was = were.get(row.key);
    return was === undefined ? [] : cellChanges(sheet, row, cellsOf(sheet, was), cellsOf(sheet, row));
  });
}

/** Makes a row of its cells; null where one of them is missing or wrong. */
function targetOf({ columns }: Sheet, cells: Cells): object | null {
  const target: object = {};
  for (const column of columns) {
    const text = cells[column.name];
    const value = text === undefined ? undefined : cellKinds[column.kind].read(text);
    if (value === undefined) return null;
    setAt(target, column, value);
  }
  return target;
}

function makeCellChange(
  document: CatalogueDocument,
  change: CatalogueChange & { kind: "cell" },
): Conflict | null {
  const sheet = sheetNamed(change.sheet);
  const column = sheet?.columns.find(({ name }) => name === change.column);
  const row = sheet && rowsByKey(sheet, document).get(change.row);
  const found = row && column ? textOf(row, column) : null;
  if (row === undefined || column === undefined || found === null || column.isFixed)
    return { change, found: null };
  if (found === change.now) return null;
  if (found !== change.was) return { change, found };
  setAt(row.target, column, cellKinds[column.kind].read(change.now));
  return null;
}

/** Whether cells say the same, in whatever order: the database keeps them in one of its own. */
function hasCells(one: Cells, other: Cells): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((column) => one[column] === other[column]);
}

function makeRowChange(
  document: CatalogueDocument,
  change: CatalogueChange & { kind: "add" | "remove" },
): Conflict | null {
  const sheet = sheetNamed(change.sheet);
  if (sheet?.list === undefined) return { change, found: null };
  const there = rowsByKey(sheet, document).get(change.row);
  const found = there && JSON.stringify(cellsOf(sheet, there));
  const isSame = there !== undefined && hasCells(cellsOf(sheet, there), change.cells);
  if (change.kind === "remove") {
    if (there !== undefined && !isSame) return { change, found: found ?? null };
    sheet.list.remove(document, change.row);
    return null;
  }
  const target = targetOf(sheet, change.cells);
  if (target === null) return { change, found: null };
  if (there !== undefined) return isSame ? null : { change, found: found ?? null };
  if (sheet.list.refuses?.(document, target)) return { change, found: null };
  sheet.list.add(document, change.row, target);
  return null;
}

/** Makes a change in a document itself, which is read by no schema anew; the conflict where it cannot be made. */
export function makeChange(document: CatalogueDocument, change: CatalogueChange): Conflict | null {
  return change.kind === "cell" ? makeCellChange(document, change) : makeRowChange(document, change);
}

/** Makes changes to a copy of a document: each where what it saw is still there; the others are told. */
export function withChanges(
  document: CatalogueDocument,
  changes: readonly CatalogueChange[],
): { readonly document: CatalogueDocument; readonly conflicts: readonly Conflict[] } {
  const copy = JSON.parse(JSON.stringify(document)) as CatalogueDocument;
  const conflicts = changes.flatMap((change) => {
    const conflict = makeChange(copy, change);
    return conflict === null ? [] : [conflict];
  });
  return { document: catalogueSchema.parse(copy), conflicts };
}

/** Everything that an owner's screen shows differently: first rows that come and go, then cells, also of rows that have come. */
export function changesBetween(before: CatalogueDocument, after: CatalogueDocument): CatalogueChange[] {
  const rows = sheets.flatMap((sheet) => rowChanges(sheet, before, after));
  const { document: between, conflicts } =
    rows.length === 0 ? { document: before, conflicts: [] } : withChanges(before, rows);
  if (conflicts.length > 0) throw new Error(`Rows that cannot be made again: ${JSON.stringify(conflicts)}`);
  return [...rows, ...sheets.flatMap((sheet) => changedCells(sheet, between, after))];
}

/** A draft after edits; those of its changes that do not fit what is on sale stay, until they are decided. Or what the edits found instead. */
export function draftAfter(
  onSale: CatalogueDocument,
  draft: readonly CatalogueChange[],
  edits: readonly CatalogueChange[],
): { readonly changes: readonly CatalogueChange[]; readonly stale: readonly Conflict[] } {
  const drafted = withChanges(onSale, draft);
  const after = withChanges(drafted.document, edits);
  const decided = new Set(edits.map(changePlace));
  const undecided = drafted.conflicts
    .map(({ change }) => change)
    .filter((change) => !decided.has(changePlace(change)));
  return { changes: [...changesBetween(onSale, after.document), ...undecided], stale: after.conflicts };
}

type ReadChange =
  | { readonly ok: true; readonly change: CatalogueChange }
  | { readonly ok: false; readonly place: string; readonly message: string };

/** A row as it was typed, with what is worked out of it. */
function readRow(
  document: CatalogueDocument,
  typed: CatalogueChange & { kind: "add" | "remove" },
  published: PublishedRows,
): ReadChange {
  const sheet = sheetNamed(typed.sheet);
  const isNew = typed.kind === "add" && typed.row === "";
  const wrong = (column: string, message: string): ReadChange => ({
    ok: false,
    place: [typed.sheet, typed.row, column].join("/"),
    message,
  });
  if (sheet?.list === undefined)
    return { ok: false, place: changePlace(typed), message: "There is no such row." };
  const kept = typed.kind === "remove" ? sheet.list.refusesRemoval?.(document, typed.row) : null;
  if (kept) return { ok: false, place: changePlace(typed), message: kept };
  const given =
    isNew && sheet.list.complete ? sheet.list.complete(document, typed.cells, published) : typed.cells;
  const cells: Record<string, string> = {};
  for (const { name, kind, refuses } of sheet.columns) {
    const text = typedCell(kind, given[name] ?? "");
    if (text === null) return wrong(name, cellKinds[kind].wrong);
    const fault = isNew ? refuses?.(document, null, text) : null;
    if (fault) return wrong(name, fault);
    cells[name] = text;
  }
  const target = targetOf(sheet, cells);
  if (target === null) return { ok: false, place: changePlace(typed), message: "There is no such row." };
  const refusal = isNew ? sheet.list.refuses?.(document, target) : null;
  if (refusal) return wrong(refusal.column, refusal.message);
  const row = isNew ? sheet.list.keyOf(document, target, published) : typed.row;
  return { ok: true, change: { ...typed, row, cells } };
}

/** A cell as it was typed. */
function readCell(document: CatalogueDocument, typed: CatalogueChange & { kind: "cell" }): ReadChange {
  const sheet = sheetNamed(typed.sheet);
  const column = sheet?.columns.find(({ name }) => name === typed.column);
  const wrong = (message: string): ReadChange => ({ ok: false, place: changePlace(typed), message });
  if (sheet === undefined || column === undefined) return wrong("There is no such cell.");
  const now = typedCell(column.kind, typed.now);
  if (now === null) return wrong(cellKinds[column.kind].wrong);
  const row = column.refuses && rowsByKey(sheet, document).get(typed.row);
  const fault = row && column.refuses?.(document, row, now);
  return fault ? wrong(fault) : { ok: true, change: { ...typed, now } };
}

/** A change as it was typed, in the texts of its values; or which of its cells is wrong, and what is said of it. */
export function readChange(
  document: CatalogueDocument,
  typed: CatalogueChange,
  published = NOTHING_PUBLISHED,
): ReadChange {
  return typed.kind === "cell" ? readCell(document, typed) : readRow(document, typed, published);
}
