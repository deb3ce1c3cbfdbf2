import { wordedChange, cellOfIssue } from "#domain/catalogue/sheets/change-lines.ts";
import { cellsOf } from "#domain/catalogue/sheets/changes.ts";
import type { Sheet } from "#domain/catalogue/sheets/sheet.ts";
import { sheets } from "#domain/catalogue/sheets/sheets.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import type { Services } from "#topics/services.ts";
import { readCurrentVersion } from "./catalogue-versions.ts";
import { comparePrices } from "./compare-prices.ts";
import { listPublicationRows } from "./draft-rows.ts";
import { readDrafted, storedDocument } from "./drafted.ts";

type Needs = Pick<Services, "catalogue" | "db">;

function sheetView(sheet: Sheet, onSale: CatalogueDocument, document: CatalogueDocument) {
  const sold = new Map(sheet.rows(onSale).map((row) => [row.key, cellsOf(sheet, row)]));
  return {
    name: sheet.name,
    title: sheet.title,
    note: sheet.note,
    row_label: sheet.rowLabel,
    is_list: sheet.list !== undefined,
    copies: sheet.copies ?? null,
    columns: sheet.columns.map(({ name, label, kind, isFixed = false }) => ({
      name,
      label,
      kind,
      is_fixed: isFixed,
    })),
    rows: sheet.rows(document).map((row) => ({
      key: row.key,
      label: row.label,
      cells: cellsOf(sheet, row),
      sold: sold.get(row.key) ?? null,
    })),
  };
}

/** The draft, with the sheets of a part of the catalogue; "" for none. */
export async function readDraft(services: Needs & Pick<Services, "shopMoment">, part: string) {
  const { draft, onSale, document, version, conflicts, issues } = await readDrafted(services);
  const current = await readCurrentVersion(services.db);
  const undecided = new Set(conflicts.map(({ change }) => change));
  return {
    version,
    revision: draft.revision,
    today: services.shopMoment().date,
    lines: draft.changes
      .filter((change) => !undecided.has(change))
      .map((change) => ({ ...wordedChange(document, change), change })),
    conflicts: conflicts.map(({ change, found }) => ({ ...wordedChange(onSale, change), change, found })),
    issues: issues.map((issue) => {
      const place = cellOfIssue(document, issue);
      return { sheet: null, row: null, column: null, ...place, message: issue.message };
    }),
    sheets: sheets.filter((sheet) => sheet.part === part).map((sheet) => sheetView(sheet, onSale, document)),
    products: document.products.map(({ id, name }) => ({ id, name })),
    is_offered: current?.offeredId != null,
  };
}

/** What the draft does to prices, with names and addresses. */
export async function readPriceChanges(services: Needs & Pick<Services, "shopMoment">) {
  const drafted = await readDrafted(services);
  return { version: drafted.version, ...(await comparePrices(services, drafted)) };
}

const MOST = 50;

/** What was put on sale by the studio, the newest first. */
export async function listPublications(services: Needs) {
  const rows = await listPublicationRows(services.db, MOST);
  const document = await storedDocument(services, services.catalogue.current());
  const takenBack = new Map(rows.map(({ publication: { id, undoes } }) => [undoes, id]));
  return rows.map(({ publication: { id, at, note, reason, changes, undoes }, who }) => ({
    id,
    at: at.toISOString(),
    who,
    note,
    reason,
    lines: changes.map((change) => wordedChange(document, change)),
    undoes,
    undone_by: takenBack.get(id) ?? null,
  }));
}
