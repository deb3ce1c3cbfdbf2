import type { CalendarDate } from "#domain/calendar-date.ts";
import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { DAY_AFTER_TODAY } from "#domain/catalogue/sheets/cell-kinds.ts";
import { wordedChange } from "#domain/catalogue/sheets/change-lines.ts";
import { type CatalogueChange, changePlace } from "#domain/catalogue/sheets/change.ts";
import {
  cellsOf,
  draftAfter,
  makeChange,
  readChange,
  withChanges,
} from "#domain/catalogue/sheets/changes.ts";
import type { PublishedRows } from "#domain/catalogue/sheets/sheet.ts";
import { sheetNamed } from "#domain/catalogue/sheets/sheets.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { lockCurrentDocument } from "./catalogue-versions.ts";
import { missingPictures } from "./keep-shop-picture.ts";
import { readDraftRow, readPublishedRows, writeDraftRow } from "./draft-rows.ts";

type Needs = Pick<Services, "db" | "shopMoment">;

/** A cell that somebody else has changed meanwhile: where, and what is there; null where it is gone. */
export interface ChangedCell {
  readonly place: string;
  readonly found: string | null;
}

/** Somebody else has changed what was seen. */
export interface CellsChanged extends Refusal<"staff-changed"> {
  readonly cells: readonly ChangedCell[];
}

/** More rows do not come or go at once: each is made in the whole catalogue, while nobody else can change it. */
export const MOST_ROWS = 200;
const TOO_MANY_ROWS = `Please add or take away at most ${MOST_ROWS} rows at once.`;

/** More changes are not listed one by one in an entry of the audit log. */
const MOST_IN_LOG = 200;

/** Changes as the audit log keeps them: what was there, and what is, by the words of its line. */
export function changesForLog(document: CatalogueDocument, changes: readonly CatalogueChange[]) {
  const lines = changes.slice(0, MOST_IN_LOG).map((change) => wordedChange(document, change));
  const said = (side: "was" | "now") =>
    Object.fromEntries(lines.flatMap((line) => (line[side] === "" ? [] : [[line.label, line[side]]])));
  return { before: said("was"), after: said("now") };
}

interface EditsInput {
  readonly onSale: CatalogueDocument;
  readonly draft: readonly CatalogueChange[];
  readonly typed: readonly CatalogueChange[];
  readonly published: ReadonlyMap<string, PublishedRows>;
  /** The shop's day. */
  readonly today: CalendarDate;
}

/** Whether an edit takes out what was published and is retired instead. */
function takesOutSold(onSale: CatalogueDocument, { kind, sheet: name, row }: CatalogueChange): boolean {
  const sheet = sheetNamed(name);
  return (
    kind === "remove" && sheet?.list?.isRetired === true && sheet.rows(onSale).some(({ key }) => key === row)
  );
}

/** Whether an edit says that something is sold out until a day that has come; to set back what is on sale is no such. */
function isPastReturn({ onSale, today }: EditsInput, change: CatalogueChange): boolean {
  const sheet = sheetNamed(change.sheet);
  if (change.kind !== "cell" || change.now === "" || change.now > today) return false;
  if (sheet?.columns.find(({ name }) => name === change.column)?.kind !== "return-day") return false;
  const sold = sheet.rows(onSale).find(({ key }) => key === change.row);
  return change.was === change.now || !sold || cellsOf(sheet, sold)[change.column] !== change.now;
}

/** Edits as they were typed, in the texts of their values, each after those before it; or what is wrong, cell by cell. */
export function readEdits(input: EditsInput) {
  const edits: CatalogueChange[] = [];
  const faults: Record<string, string> = {};
  // A copy, which rows come to and go from one after the other: the schema reads the whole once, when all are made.
  const { document } = withChanges(input.onSale, input.draft);
  for (const one of input.typed) {
    const read = readChange(document, one, input.published.get(one.sheet));
    if (takesOutSold(input.onSale, one)) faults[changePlace(one)] = "It is on sale: it can be retired.";
    else if (!read.ok) faults[read.place] = read.message;
    else if (isPastReturn(input, read.change)) faults[changePlace(one)] = DAY_AFTER_TODAY;
    else {
      edits.push(read.change);
      if (one.kind !== "cell") makeChange(document, read.change);
    }
  }
  return { edits, faults, document };
}

/** What was ever published is asked for only where an edit needs a new number. */
async function publishedFor(tx: Transaction, typed: readonly CatalogueChange[]) {
  const isNew = typed.some(({ kind, row }) => kind === "add" && row === "");
  return isNew ? readPublishedRows(tx) : new Map<string, PublishedRows>();
}

async function lockOnSale(tx: Transaction): Promise<CatalogueDocument> {
  return catalogueSchema.parse(await lockCurrentDocument(tx));
}

/**
 * Changes the draft, all edits or none. Each says what it saw: where somebody else has set something else meanwhile, nothing is
 * changed, and it is told what is there.
 */
export function changeDraft(
  { db, shopMoment }: Needs,
  staffId: number,
  typed: readonly CatalogueChange[],
): Promise<{ readonly ok: true; readonly revision: number } | Refusal<"refused"> | CellsChanged> {
  if (typed.filter(({ kind }) => kind !== "cell").length > MOST_ROWS)
    return Promise.resolve(refuseFields("refused", { edits: TOO_MANY_ROWS }));
  return db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const { changes: before, revision } = await readDraftRow(tx);
    const published = await publishedFor(tx, typed);
    const today = shopMoment().date;
    const read = readEdits({ onSale, draft: before, typed, published, today });
    const { edits, document } = read;
    const faults = { ...read.faults, ...(await missingPictures(tx, edits)) };
    if (Object.keys(faults).length > 0) return refuseFields("refused", faults);
    const { changes, stale } = draftAfter(onSale, before, edits);
    if (stale.length > 0) {
      const cells = stale.map(({ change, found }) => ({ place: changePlace(change), found }));
      return { ...refuseStaff("staff-changed"), cells };
    }
    if (JSON.stringify(changes) === JSON.stringify(before)) return { ok: true, revision };
    await writeAudit(tx, {
      staffId,
      action: "catalogue.drafted",
      target: "catalogue draft",
      ...changesForLog(document, edits),
    });
    return { ok: true, revision: await writeDraftRow(tx, changes) };
  });
}

/** Drops the draft that was seen. */
export function discardDraft(
  { db }: Pick<Needs, "db">,
  staffId: number,
  seen: number,
): Promise<{ readonly ok: true } | Refusal<"staff-changed">> {
  return db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const { changes, revision } = await readDraftRow(tx);
    if (changes.length === 0) return { ok: true };
    if (revision !== seen) return refuseStaff("staff-changed");
    const { document } = withChanges(onSale, changes);
    const { before: after, after: before } = changesForLog(document, changes);
    await writeAudit(tx, {
      staffId,
      action: "catalogue.draft-dropped",
      target: "catalogue draft",
      before,
      after,
    });
    await writeDraftRow(tx, []);
    return { ok: true };
  });
}
