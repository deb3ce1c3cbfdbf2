import { catalogueSchema } from "#domain/catalogue/schema.ts";
import { wordedChange } from "#domain/catalogue/sheets/change-lines.ts";
import { type CatalogueChange, changePlace } from "#domain/catalogue/sheets/change.ts";
import { draftAfter, readChange, withChanges } from "#domain/catalogue/sheets/changes.ts";
import { sheetNamed } from "#domain/catalogue/sheets/sheets.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { type Refusal, refuseFields } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { Services } from "#topics/services.ts";
import { lockCurrentDocument } from "./catalogue-versions.ts";
import { readDraftRow, readLastRows, writeDraftRow } from "./draft-rows.ts";

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

interface EditsInput {
  readonly onSale: CatalogueDocument;
  readonly draft: readonly CatalogueChange[];
  readonly typed: readonly CatalogueChange[];
  /** The highest number that a published row of each sheet has had. */
  readonly last: ReadonlyMap<string, number>;
}

/** Whether an edit takes out what was published and is retired instead. */
function takesOutSold(onSale: CatalogueDocument, { kind, sheet: name, row }: CatalogueChange): boolean {
  const sheet = sheetNamed(name);
  return (
    kind === "remove" && sheet?.list?.isRetired === true && sheet.rows(onSale).some(({ key }) => key === row)
  );
}

/** Edits as they were typed, in the texts of their values, each after those before it; or what is wrong, cell by cell. */
function readEdits({ onSale, draft, typed, last }: EditsInput) {
  const edits: CatalogueChange[] = [];
  const faults: Record<string, string> = {};
  let { document } = withChanges(onSale, draft);
  for (const one of typed) {
    const read = readChange(document, one, last.get(one.sheet));
    if (takesOutSold(onSale, one)) faults[changePlace(one)] = "It is on sale: it can be retired.";
    else if (!read.ok) faults[read.place] = read.message;
    else {
      edits.push(read.change);
      if (one.kind !== "cell") ({ document } = withChanges(document, [read.change]));
    }
  }
  return { edits, faults, document };
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
    const last = await readLastRows(tx);
    const { edits, faults, document } = readEdits({ onSale, draft: before, typed, last });
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
  { db }: Needs,
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
