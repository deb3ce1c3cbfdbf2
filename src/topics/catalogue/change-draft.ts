import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { wordedChange } from "#domain/catalogue/sheets/change-lines.ts";
import { type CatalogueChange, changePlace } from "#domain/catalogue/sheets/change.ts";
import { draftAfter, readChange } from "#domain/catalogue/sheets/changes.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { lockCurrentDocument } from "./catalogue-versions.ts";
import { readDraftRow, writeDraftRow } from "./draft-rows.ts";

type Needs = Pick<Services, "db">;

/** A cell that somebody else has changed meanwhile: where, and what is there; null where it is gone. */
export interface ChangedCell {
  readonly place: string;
  readonly found: string | null;
}

/** Somebody else has changed what was seen. */
export interface CellsChanged extends Refusal<"staff-changed"> {
  readonly cells: readonly ChangedCell[];
}

/** More changes are not listed one by one in an entry of the audit log. */
const MOST_IN_LOG = 200;

/** Changes as the audit log keeps them: what was there, and what is, by the words of its line. */
export function changesForLog(document: CatalogueDocument, changes: readonly CatalogueChange[]) {
  const lines = changes.slice(0, MOST_IN_LOG).map((change) => wordedChange(document, change));
  const said = (side: "was" | "now") =>
    Object.fromEntries(lines.flatMap((line) => (line[side] === "" ? [] : [[line.label, line[side]]])));
  return { before: said("was"), after: said("now") };
}

/** Edits as they were typed, in the texts of their values; or what is wrong, cell by cell. */
function readEdits(document: CatalogueDocument, typed: readonly CatalogueChange[]) {
  const edits: CatalogueChange[] = [];
  const faults: Record<string, string> = {};
  for (const one of typed) {
    const read = readChange(document, one);
    if (read.ok) edits.push(read.change);
    else faults[read.place] = read.message;
  }
  return { edits, faults };
}

async function lockOnSale(tx: Transaction): Promise<CatalogueDocument> {
  return catalogueSchema.parse(await lockCurrentDocument(tx));
}

/**
 * Changes the draft, all edits or none. Each says what it saw: where somebody else has set something else meanwhile, nothing is
 * changed, and it is told what is there.
 */
export function changeDraft(
  { db }: Needs,
  staffId: number,
  typed: readonly CatalogueChange[],
): Promise<{ readonly ok: true; readonly revision: number } | Refusal<"refused"> | CellsChanged> {
  return db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const { changes: before, revision } = await readDraftRow(tx);
    const { edits, faults } = readEdits(onSale, typed);
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
      ...changesForLog(onSale, edits),
    });
    return { ok: true, revision: await writeDraftRow(tx, changes) };
  });
}

/** Drops the draft that was seen. */
export function discardDraft(
  { db }: Needs,
  staffId: number,
  seen: number,
): Promise<{ readonly ok: true } | Refusal<"staff-changed">> {
  return db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const { changes, revision } = await readDraftRow(tx);
    if (changes.length === 0) return { ok: true };
    if (revision !== seen) return refuseStaff("staff-changed");
    const { before: after, after: before } = changesForLog(onSale, changes);
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
