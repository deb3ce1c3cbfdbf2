import { eq, sql } from "drizzle-orm";
import type { CalendarDate } from "#domain/calendar-date.ts";
import { hasKeyEnded } from "#domain/key-end.ts";
import { isGivenUp } from "#domain/order/order-stage.ts";
import { shopMoment } from "#platform/clock.ts";
import type { Queries } from "#platform/db/database.ts";
import { orderFactTable, orderTable, type StoredOrder } from "#platform/db/schema/order.ts";
import type { Services } from "#topics/services.ts";
import { opensOrder } from "./order-keys.ts";

/** Notes the day on which the key was used, or mailed again; whoever holds the row meanwhile is not waited for. */
export async function noteKeyUse(
  db: Queries,
  { id, keyUsedOn }: Pick<StoredOrder, "id" | "keyUsedOn">,
  today: CalendarDate,
): Promise<void> {
  if (keyUsedOn === today) return;
  const free = sql`(select id from shop_order where id = ${id} for no key update skip locked)`;
  await db.update(orderTable).set({ keyUsedOn: today }).where(eq(orderTable.id, free));
}

/** The day of an order's newest fact, where nothing more is to be done for it; null before. */
async function closedOn(
  { catalogue, db }: Pick<Services, "catalogue" | "db">,
  { stage, newestFact }: StoredOrder,
): Promise<CalendarDate | null> {
  if (stage !== "delivered" && !isGivenUp({ stage })) return null;
  const { id, recordedAt } = orderFactTable;
  const [fact] = await db.select({ recordedAt }).from(orderFactTable).where(eq(id, newestFact));
  const { timeZone, cutOff } = catalogue.current().document.shop;
  return fact === undefined ? null : shopMoment(fact.recordedAt.getTime(), timeZone, cutOff).date;
}

/** Whether a key opens an order now: not one of before it was changed, nor one that has ended. That it was used is noted. */
export async function opensNow(
  services: Pick<Services, "catalogue" | "config" | "db" | "shopMoment">,
  row: StoredOrder,
  key: string,
): Promise<boolean> {
  if (!opensOrder(services, row, key)) return false;
  const today = services.shopMoment().date;
  if (hasKeyEnded({ closedOn: await closedOn(services, row), usedOn: row.keyUsedOn }, today)) return false;
  await noteKeyUse(services.db, row, today);
  return true;
}
