import { catalogueFile, readCatalogueFile } from "#domain/catalogue/sheet-files/catalogue-file.ts";
import {
  cellsToSet,
  faultsOfRows,
  type FileChange,
  type SheetFileFault,
  type FileRow,
  type FileSheet,
  notesOn,
  rowsToAdd,
} from "#domain/catalogue/sheet-files/file-rows.ts";
import {
  type NewNumbers,
  renumberedCells,
  renumberedSheets,
} from "#domain/catalogue/sheet-files/new-numbers.ts";
import { sheetTable } from "#domain/catalogue/sheet-files/sheet-table.ts";
import { wordedChange } from "#domain/catalogue/sheets/change-lines.ts";
import { type CatalogueChange, changePlace } from "#domain/catalogue/sheets/change.ts";
import { draftAfter, makeChange, readChange, withChanges } from "#domain/catalogue/sheets/changes.ts";
import type { CopiedList } from "#domain/catalogue/sheets/sheet.ts";
import { sheetNamed, sheets } from "#domain/catalogue/sheets/sheets.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { type Refusal, refuse } from "#domain/refusal.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Services } from "#topics/services.ts";
import { MOST_ROWS, readEdits } from "./change-draft.ts";
import { type Drafted, readDrafted } from "./drafted.ts";
import { readPublishedRows } from "./draft-rows.ts";

type Needs = Pick<Services, "catalogue" | "db" | "shopMoment">;

/** Every sheet, in the order of the rooms. */
export function namedSheets() {
  return sheets.map(({ name, part, title, columns }) => ({
    name,
    part,
    title,
    columns: columns.map(({ label }) => label).filter((label) => label !== ""),
  }));
}

/** What is saved: what is on sale, or the draft; a sheet of it, or, where none is named, all of it. */
interface ExportQuery {
  readonly what: "on-sale" | "draft";
  readonly sheet: string;
}

/** The catalogue as a file: all of it as JSON, or a sheet as a table. */
export async function exportCatalogue(
  services: Needs,
  staffId: number,
  { what, sheet: name }: ExportQuery,
): Promise<{ readonly ok: true; readonly name: string; readonly text: string } | Refusal<"not-found">> {
  const sheet = sheetNamed(name);
  if (name !== "" && sheet === undefined) return refuse("not-found");
  const { document, onSale, version, sold } = await readDrafted(services);
  const isDraft = what === "draft";
  const shown = isDraft ? document : onSale;
  await services.db.transaction((tx) =>
    writeAudit(tx, {
      staffId,
      action: "catalogue.exported",
      target: "catalogue file",
      after: { what: isDraft ? "the draft" : "what is on sale", sheet: sheet?.title ?? "all of it" },
    }),
  );
  const file = ["catalogue", sheet?.name, isDraft ? "draft" : null, services.shopMoment().date]
    .filter((part) => part != null)
    .join("-");
  return sheet === undefined
    ? { ok: true, name: `${file}.json`, text: catalogueFile(shown, isDraft ? version : sold.version) }
    : { ok: true, name: `${file}.csv`, text: sheetTable(sheet, shown) };
}

/** More changes are not taken into the draft at once. */
const MOST_CHANGES = 2_000;

/** More faults are counted, and not told one by one. */
const MOST_FAULTS = 100;

function faultOf(message: string): SheetFileFault {
  return { sheet: "", line: null, row: "", column: "", message };
}

/** The letters of a file; null where they are none that can be read. */
function textOf(bytes: Buffer): string | null {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Where in its file something stands that is wrong. */
function placed({ sheet, row, change }: FileChange, place: string, message: string): SheetFileFault {
  const name = place.split("/").at(-1);
  const isCell = change.kind === "cell" ? place === changePlace(change) : true;
  const column = isCell ? sheet.columns.find((one) => one.name === name) : undefined;
  const label = row.line === null ? row.key : "";
  return {
    sheet: sheet.title,
    line: row.line,
    row: label,
    column: column ? column.label || column.name : "",
    message,
  };
}

interface Checked {
  readonly edits: readonly CatalogueChange[];
  readonly faults: readonly SheetFileFault[];
  /** The draft with these edits. */
  readonly document: CatalogueDocument;
}

type EditsMeans = Pick<Parameters<typeof readEdits>[0], "onSale" | "published" | "today">;

/** What is said of a change that no draft takes: a cell that is part of what its row is, or that the row does not have. */
const CANNOT_CHANGE = "This cannot be changed.";

/** Rows that a file adds, each after those before it; copies come under numbers that nothing has had, by which those after them name them. */
function addRows(
  draft: CatalogueDocument,
  adding: readonly FileChange[],
  { published }: EditsMeans,
): Checked & { readonly numbers: NewNumbers } {
  const { document } = withChanges(draft, []);
  const edits: CatalogueChange[] = [];
  const faults: SheetFileFault[] = [];
  const numbers = new Map<CopiedList, Map<string, string>>();
  for (const one of adding) {
    const { copiesOf, name } = one.sheet;
    const cells = renumberedCells(one.sheet, one.row.cells, numbers);
    const read = readChange(document, { kind: "add", sheet: name, row: "", cells }, published.get(name));
    if (!read.ok) faults.push(placed(one, read.place, read.message));
    else if (makeChange(document, read.change) === null) {
      edits.push(read.change);
      if (copiesOf !== undefined)
        numbers.set(copiesOf, (numbers.get(copiesOf) ?? new Map()).set(one.row.key, read.change.row));
    } else faults.push(placed(one, "", "This row is there already, and says something else."));
  }
  return { edits, faults, document, numbers };
}

/** Cells that a file sets, read as if they were typed. */
function setCells(
  draft: readonly CatalogueChange[],
  setting: readonly FileChange[],
  means: EditsMeans,
): Checked {
  const { edits, faults, document } = readEdits({
    ...means,
    draft,
    typed: setting.map(({ change }) => change),
  });
  const asked = new Map(setting.map((one) => [changePlace(one.change), one]));
  const told = Object.entries(faults).flatMap(([place, message]) => {
    const one = asked.get(place);
    return one === undefined ? [] : [placed(one, place, message)];
  });
  // Made as the draft would make them: what it would not take is no difference that can be pressed.
  const stale = draftAfter(means.onSale, draft, edits).stale.flatMap(({ change }) => {
    const one = asked.get(changePlace(change));
    return one === undefined ? [] : [placed(one, changePlace(change), CANNOT_CHANGE)];
  });
  return { edits, faults: [...told, ...stale], document };
}

/** A file that asks for more than is worked out at once; nothing else is said of it. */
function tooMuch(document: CatalogueDocument, what: string, most: string) {
  const message = `These are ${what}. Please bring in at most ${most} at once, sheet by sheet.`;
  return { edits: [], faults: [faultOf(message)], document };
}

/** What a file asks for: first rows that come, then cells, also of rows that have come. */
function changesAsked({ draft, document }: Drafted, files: readonly FileSheet[], means: EditsMeans): Checked {
  const adding = rowsToAdd(document, files);
  if (adding.length > MOST_ROWS) return tooMuch(document, `${adding.length} new rows`, String(MOST_ROWS));
  const added = addRows(document, adding, means);
  const rows: ReadonlySet<FileRow> = new Set(adding.map(({ row }) => row));
  const named = renumberedSheets(added.document, files, { numbers: added.numbers, added: rows });
  const setting = cellsToSet(added.document, named, rows);
  const count = adding.length + setting.length;
  if (count > MOST_CHANGES) return tooMuch(document, `${count} changes`, "2,000");
  const set = setCells([...draft.changes, ...added.edits], setting, means);
  // Rows about something that cannot come are not there because of that.
  const unknown = added.faults.length > 0 ? [] : faultsOfRows(added.document, named, rows);
  return {
    edits: [...added.edits, ...set.edits],
    faults: [...added.faults, ...set.faults, ...unknown],
    document: set.document,
  };
}

/** The first faults of a file, and how many more there are. */
function firstFaults(faults: readonly SheetFileFault[]) {
  return { faults: faults.slice(0, MOST_FAULTS), more_faults: Math.max(0, faults.length - MOST_FAULTS) };
}

/** What a file would change in the draft; nothing is changed by looking. With faults, there is nothing to take over. */
export async function checkCatalogueFile(services: Needs, bytes: Buffer) {
  const nothing = { lines: [], notes: [], sheets: [] };
  const text = textOf(bytes);
  if (text === null)
    return {
      ...nothing,
      ...firstFaults([faultOf("The letters of this file cannot be read. Please save it as “CSV UTF-8”.")]),
    };
  const read = readCatalogueFile(text);
  if (!read.ok) return { ...nothing, ...firstFaults(read.faults) };
  const drafted = await readDrafted(services);
  const published = await readPublishedRows(services.db);
  const means = { onSale: drafted.onSale, published, today: services.shopMoment().date };
  const { edits, faults, document } = changesAsked(drafted, read.sheets, means);
  return {
    ...firstFaults(faults),
    notes: [...read.notes, ...notesOn(drafted.document, read.sheets)],
    sheets: read.sheets.map(({ sheet, rows }) => ({ title: sheet.title, rows: rows.length })),
    lines: faults.length > 0 ? [] : edits.map((change) => ({ ...wordedChange(document, change), change })),
  };
}
