import { eq } from "drizzle-orm";
import { mayStaff } from "#domain/studio/permissions.ts";
import { areAccepted } from "#domain/price/change/accepted-breaches.ts";
import { type WaitingFault, waitingFaults } from "#domain/studio/waiting-faults.ts";
import type { Refusal } from "#domain/refusal.ts";
import { refuseStaff } from "#domain/refuse-staff.ts";
import { notifyStudio } from "#platform/db/changes.ts";
import { withChanges } from "#domain/catalogue/sheets/changes.ts";
import { writeAudit } from "#platform/db/audit.ts";
import type { Queries } from "#platform/db/database.ts";
import { staffTable } from "#platform/db/schema/staff.ts";
import { studioLink } from "#platform/studio-address.ts";
import { queueEmail } from "#topics/mail/queue-email.ts";
import type { Services } from "#topics/services.ts";
import { lockOwners } from "#topics/staff/staff.ts";
import { draftedWith } from "./drafted.ts";
import { catalogueVersionId } from "./publish-catalogue.ts";
import { type Faulty, keptFrom, lockOnSale, publish, type Published, refusePrices } from "./publish-draft.ts";
import { hourWords } from "./publishing-hour.ts";
import { notPublishedEmail } from "./waiting-emails.ts";
import { findWaiting, markWaitingFault, takeWaiting, type WaitingRow } from "./waiting-rows.ts";

type Needs = Pick<Services, "catalogue" | "config" | "content" | "db" | "jobs" | "log" | "shopMoment">;

/** Who publishes, as which version, and why in spite of broken rules. */
interface WaitingPublication {
  readonly staffId: number;
  /** What it was seen to become; null at its hour, when nobody looks. */
  readonly seen: string | null;
  readonly reason: string;
}

type Outcome = Published | Faulty | Refusal<"catalogue-waiting-gone" | "staff-changed">;

type OutcomeNow = Exclude<Outcome, Refusal<"catalogue-faulty">> | Refusal<"catalogue-waiting-faulty">;

async function publishRow(
  services: Needs,
  row: WaitingRow,
  { staffId, seen, reason }: WaitingPublication,
): Promise<Outcome> {
  const next = await draftedWith(services, row.changes);
  if (seen !== null && seen !== next.version) return refuseStaff("staff-changed");
  const why = reason === "" ? row.reason : reason;
  const checked = await keptFrom(services, next, { note: row.note, reason: why });
  if (!checked.ok) return checked;
  if (reason === "" && !areAccepted(row.broken, checked.broken)) return refusePrices(checked.broken);
  const outcome = await services.db.transaction(async (tx): Promise<Outcome> => {
    const onSale = await lockOnSale(tx);
    const taken = await takeWaiting(tx, row.id);
    if (taken === null) return refuseStaff("catalogue-waiting-gone");
    const { document, conflicts } = withChanges(onSale, row.changes);
    // Thrown, so that the row stays: somebody has published something else since it was checked.
    if (conflicts.length > 0 || catalogueVersionId(document) !== next.version) throw new OtherOnSale();
    const input = { note: row.note, reason: why };
    const { changes } = row;
    const publication = await publish(
      tx,
      { onSale, document },
      { staffId, changes, broken: checked.broken, undoes: null, input },
    );
    return { ok: true, publication };
  });
  if (outcome.ok) await services.catalogue.refresh();
  return outcome;
}

/** Something else was put on sale between the check and the lock. */
class OtherOnSale extends Error {
  override readonly message = "Something else was put on sale meanwhile.";
}

/** Puts on sale at once what waits for its hour, or what its hour has passed without. */
export async function publishWaitingNow(
  services: Needs,
  staffId: number,
  { id, version, reason }: { readonly id: number; readonly version: string; readonly reason: string },
): Promise<OutcomeNow> {
  const row = await findWaiting(services.db, id);
  if (row === null) return refuseStaff("catalogue-waiting-gone");
  try {
    const outcome = await publishRow(services, row, { staffId, seen: version, reason });
    // Only the draft marks what is wrong with it.
    return !outcome.ok && outcome.code === "catalogue-faulty"
      ? refuseStaff("catalogue-waiting-faulty")
      : outcome;
  } catch (error) {
    if (error instanceof OtherOnSale) return refuseStaff("staff-changed");
    throw error;
  }
}

const faultOfCode: Readonly<Record<Faulty["code"], WaitingFault>> = {
  "catalogue-conflict": "conflict",
  "catalogue-faulty": "faulty",
  "catalogue-prices-broken": "prices",
};

async function findAuthor(db: Queries, staffId: number) {
  const [row] = await db.select().from(staffTable).where(eq(staffTable.id, staffId));
  return row ?? null;
}

/** Notes that its hour has passed without it, and tells every owner; nothing is changed. */
async function tellOwners(services: Needs, row: WaitingRow, fault: WaitingFault): Promise<void> {
  const { catalogue, config, db, jobs, log } = services;
  const { timeZone } = catalogue.current().document.shop;
  const author = await findAuthor(db, row.staffId);
  await db.transaction(async (tx) => {
    if (!(await markWaitingFault(tx, row.id, fault))) return;
    const hour = hourWords(row.at, timeZone);
    await writeAudit(tx, {
      staffId: row.staffId,
      action: "catalogue.not-published",
      target: `catalogue waiting ${row.id}`,
      after: { "on sale from": hour, why: waitingFaults[fault], ...(row.note !== "" && { note: row.note }) },
    });
    const email = notPublishedEmail(services, {
      hour,
      who: author?.name ?? "",
      note: row.note,
      changes: row.changes.length,
      fault,
      url: studioLink(config, "catalogue/changes"),
    });
    for (const { email: recipient, id } of await lockOwners(tx))
      await queueEmail(tx, jobs, { cause: `waiting:${row.id}:${id}`, recipient, email });
    await notifyStudio(tx, { kind: "catalogue", id: "waiting" });
    log.warn({ waiting: row.id, fault }, "what was to be put on sale at this hour was not");
  });
}

/**
 * Puts on sale what has waited for this hour, once, however many nodes hear of it. What cannot be put on sale changes nothing: its owners
 * are told, and it stands on Today until somebody decides.
 */
export async function publishAtItsHour(services: Needs, id: number): Promise<void> {
  // What another node has published a moment ago is looked at, too.
  await services.catalogue.refresh();
  const row = await findWaiting(services.db, id);
  if (row === null || row.fault !== null) return;
  const author = await findAuthor(services.db, row.staffId);
  if (author === null || author.leftAt !== null || !mayStaff(author.role, "catalogue.publish"))
    return tellOwners(services, row, "person");
  const outcome = await publishRow(services, row, { staffId: row.staffId, seen: null, reason: "" });
  if (outcome.ok || outcome.code === "catalogue-waiting-gone") return;
  if (outcome.code === "staff-changed") throw new OtherOnSale();
  await tellOwners(services, row, faultOfCode[outcome.code]);
}
