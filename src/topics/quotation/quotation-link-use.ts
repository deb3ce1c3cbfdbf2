import { eq, sql } from "drizzle-orm";
import { hasKeyEnded } from "#domain/key-end.ts";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { isQuotationNumber } from "#domain/quotation/quotation.ts";
import type { Queries } from "#platform/db/database.ts";
import { quotationTable, type StoredQuotation } from "#platform/db/schema/quotation.ts";
import type { Services } from "#topics/services.ts";
import { opensQuotation } from "./quotation-keys.ts";
import { readStoredQuotation } from "./quotations.ts";
import { lastDayOf } from "./last-day.ts";

/** Notes the day on which a key was used; whoever holds the row meanwhile is not waited for. */
async function noteUse(db: Queries, { id, keyUsedOn }: StoredQuotation, today: CalendarDate): Promise<void> {
  if (keyUsedOn === today) return;
  const free = sql`(select id from quotation where id = ${id} for no key update skip locked)`;
  await db.update(quotationTable).set({ keyUsedOn: today }).where(eq(quotationTable.id, free));
}

/** The quotation that a key opens now; null for another number or key, one of before, and one that has ended: they are all alike. */
export async function findQuotationOfKey(
  services: Pick<Services, "config" | "shopMoment">,
  db: Queries,
  quotationNo: string,
  key: string,
): Promise<StoredQuotation | null> {
  const row = isQuotationNumber(quotationNo) ? await readStoredQuotation(db, quotationNo) : null;
  if (row === null || !opensQuotation(services, row, key)) return null;
  const today = services.shopMoment().date;
  if (hasKeyEnded({ closedOn: lastDayOf(row), usedOn: row.keyUsedOn }, today)) return null;
  await noteUse(db, row, today);
  return row;
}
