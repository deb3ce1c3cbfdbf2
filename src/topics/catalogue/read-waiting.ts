import { setImmediate } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { wordedChange } from "#domain/catalogue/sheets/change-lines.ts";
import { waitingFaults } from "#domain/studio/waiting-faults.ts";
import { countRows, type TaskCount } from "#platform/db/count-rows.ts";
import { catalogueWaitingTable } from "#platform/db/schema/shop.ts";
import { shopTime } from "#platform/clock.ts";
import type { Services } from "#topics/services.ts";
import { draftedWith } from "./drafted.ts";
import { countWaitingRows, listWaitingRows } from "./waiting-rows.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db">;

/** A minute or two may go by until a node begins: later than that somebody is to know. */
const OVERDUE_MS = 10 * 60_000;

/** So much of what waits is worked out and shown; the rest is counted. */
const SHOWN = 20;

/** What waits for its hour, the earliest first. */
export async function readWaiting(services: Needs) {
  const { timeZone } = services.catalogue.current().document.shop;
  const { date, minutes } = shopTime(services.clock.now(), timeZone);
  const rows = await listWaitingRows(services.db, SHOWN);
  const waiting = [];
  for (const { waiting: row, who } of rows) {
    // Visitors are served between two of them.
    await setImmediate();
    const { draft, document, onSale, version, conflicts } = await draftedWith(services, row.changes);
    const undecided = new Set(conflicts.map(({ change }) => change));
    waiting.push({
      id: row.id,
      at: row.at.toISOString(),
      who,
      note: row.note,
      reason: row.reason === "" ? null : row.reason,
      version,
      fault: row.fault === null ? null : waitingFaults[row.fault],
      lines: draft.changes.map((change) => ({
        ...wordedChange(undecided.has(change) ? onSale : document, change),
        is_conflict: undecided.has(change),
      })),
    });
  }
  const more = rows.length < SHOWN ? 0 : (await countWaitingRows(services.db)) - rows.length;
  return { today: date, minutes, time_zone: timeZone, waiting, more };
}

/** Was to be on sale by now and is not. */
function isNotPublished(clock: Services["clock"]): SQL {
  const { at, fault } = catalogueWaitingTable;
  return sql`(${fault} is not null or ${at} < ${new Date(clock.now() - OVERDUE_MS)})`;
}

/** How much was to be on sale by now and is not, and how much of it since before a moment, milliseconds since 1970. */
export function countNotPublished(
  { clock, db }: Pick<Services, "clock" | "db">,
  lateBefore: number,
): Promise<TaskCount> {
  return countRows(
    db,
    sql`${catalogueWaitingTable} where ${isNotPublished(clock)}`,
    sql`${catalogueWaitingTable.at} < ${new Date(lateBefore)}`,
  );
}

/** What was to be on sale by now and is not, the earliest first, with what is said of it. */
export async function readNotPublished({ clock, db }: Pick<Services, "clock" | "db">, limit: number) {
  const rows = await listWaitingRows(db, limit, isNotPublished(clock));
  return rows.map(({ waiting: { at, note, changes, fault } }) => ({
    since: at.getTime(),
    what: note === "" ? `${changes.length} ${changes.length === 1 ? "change" : "changes"}` : `“${note}”`,
    why: fault === null ? "Nobody has begun with it yet." : waitingFaults[fault],
  }));
}
