import { changePlace } from "#domain/catalogue/sheets/change.ts";
import { changesBetween, withChanges } from "#domain/catalogue/sheets/changes.ts";
import type { CatalogueDocument } from "#domain/catalogue/schema.ts";
import { acceptedBreaches } from "#domain/price/change/accepted-breaches.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Queries, Transaction } from "#platform/db/database.ts";
import type { catalogueWaitingTable } from "#platform/db/schema/shop.ts";
import { publishWaitingQueue } from "#platform/jobs/queues.ts";
import type { Services } from "#topics/services.ts";
import { changesForLog } from "./change-draft.ts";
import { readDraftRow, writeDraftRow } from "./draft-rows.ts";
import { readDrafted } from "./drafted.ts";
import { catalogueVersionId } from "./publish-catalogue.ts";
import { keptFrom, lockOnSale, type PublishingInput } from "./publish-draft.ts";
import { hourWords, publishingInstant, type WallHour } from "./publishing-hour.ts";
import { addWaiting, findSameWaiting, findWaiting, takeWaiting, type WaitingRow } from "./waiting-rows.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "jobs" | "shopMoment">;
type Waits = { readonly ok: true; readonly waiting: number };

/** Who presses twice is told of the first: where nothing is drafted, what they let wait for that hour as the version that they saw. */
async function waitsAs(
  db: Queries,
  row: Pick<WaitingRow, "staffId" | "version" | "at">,
): Promise<Waits | Refusal<"catalogue-unchanged">> {
  const waiting = await findSameWaiting(db, row);
  return waiting === null ? refuseStaff("catalogue-unchanged") : { ok: true, waiting };
}

type Seen = PublishingInput & WallHour & { readonly version: string };

/** Takes the draft out and lets it wait, with its job and its entry in the audit log. */
async function moveOut(
  tx: Transaction,
  { jobs, clock }: Pick<Needs, "jobs" | "clock">,
  row: typeof catalogueWaitingTable.$inferInsert,
  { document, seen }: { readonly document: CatalogueDocument; readonly seen: Seen },
): Promise<Waits> {
  const waiting = await addWaiting(tx, row);
  await writeDraftRow(tx, []);
  await jobs.add(tx, publishWaitingQueue, { waitingId: waiting }, row.at.getTime() - clock.now());
  const { before, after } = changesForLog(document, row.changes);
  await writeAudit(tx, {
    staffId: row.staffId,
    action: "catalogue.scheduled",
    target: `catalogue waiting ${waiting}`,
    before,
    after: {
      ...after,
      "on sale from": `${seen.date} ${seen.time}`,
      ...(row.note !== "" && { note: row.note }),
      ...(Object.keys(row.broken).length > 0 && { reason: row.reason }),
    },
  });
  return { ok: true, waiting };
}

/**
 * Takes the draft, as it was seen, out and lets it wait for an hour; the next draft is empty. It is checked as if it were published now,
 * so that who lets it wait hears at once what keeps it; it is checked again at its hour (decision 405).
 */
export async function waitForHour(services: Needs, staffId: number, seen: Seen) {
  const hour = publishingInstant(services, seen);
  if (!hour.ok) return hour;
  const at = new Date(hour.at);
  const { version, note, reason } = seen;
  const drafted = await readDrafted(services);
  if (drafted.draft.changes.length === 0) return waitsAs(services.db, { staffId, version, at });
  if (drafted.version !== version) return refuseStaff("staff-changed");
  const checked = await keptFrom(services, drafted, seen);
  if (!checked.ok) return checked;
  const broken = acceptedBreaches(checked.broken);
  return services.db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const { changes } = await readDraftRow(tx);
    if (changes.length === 0) return waitsAs(tx, { staffId, version, at });
    const { document, conflicts } = withChanges(onSale, changes);
    if (conflicts.length > 0 || catalogueVersionId(document) !== version) return refuseStaff("staff-changed");
    const row = { staffId, at, changes, version, note, broken, reason };
    return moveOut(tx, services, row, { document, seen });
  });
}

/** The draft with what waited, too; null where both say something of the same place. */
async function draftWith(tx: Transaction, { changes }: WaitingRow) {
  const onSale = await lockOnSale(tx);
  const { changes: drafted } = await readDraftRow(tx);
  const places = new Set(drafted.map(changePlace));
  if (changes.some((change) => places.has(changePlace(change)))) return null;
  const { document, conflicts } = withChanges(onSale, [...drafted, ...changes]);
  // What does not fit what is on sale any more stays in the draft until it is decided.
  return [...changesBetween(onSale, document), ...conflicts.map(({ change }) => change)];
}

/** Takes off what waits: back into the draft, or for good. */
export function takeOff(
  { db }: Pick<Needs, "db">,
  staffId: number,
  { id, isDropped }: { readonly id: number; readonly isDropped: boolean },
): Promise<{ readonly ok: true } | Refusal<"catalogue-waiting-gone" | "catalogue-waiting-clash">> {
  return db.transaction(async (tx) => {
    const onSale = await lockOnSale(tx);
    const row = await findWaiting(tx, id);
    if (row === null) return refuseStaff("catalogue-waiting-gone");
    const draft = isDropped ? null : await draftWith(tx, row);
    if (!isDropped && draft === null) return refuseStaff("catalogue-waiting-clash");
    await takeWaiting(tx, id);
    if (draft !== null) await writeDraftRow(tx, draft);
    const { document } = withChanges(onSale, row.changes);
    const { before: after, after: before } = changesForLog(document, row.changes);
    await writeAudit(tx, {
      staffId,
      action: "catalogue.taken-off",
      target: `catalogue waiting ${id}`,
      before: { ...(isDropped && before), "on sale from": hourWords(row.at, onSale.shop.timeZone) },
      after: isDropped ? after : { into: "the draft" },
    });
    return { ok: true };
  });
}
