import { desc } from "drizzle-orm";
import type { Queries } from "#platform/db/database.ts";
import { belongsTo, type Owner } from "#platform/db/owner.ts";
import { orderTable } from "#platform/db/schema/order.ts";

const placeFields = [
  "phone_number",
  "company",
  "address",
  "apartment",
  "city_town",
  "province",
  "postcode",
] as const;

/** Where an order went, by field of the checkout; what was left empty is not there. */
export type OrderedPlace = Readonly<Partial<Record<(typeof placeFields)[number], string>>>;

/** Where an owner's last order went, by field of the checkout; empty before the first one, and after an erasure. */
export async function readLastPlace(db: Queries, owner: Owner): Promise<OrderedPlace> {
  const [row] = await db
    .select({ contact: orderTable.contact })
    .from(orderTable)
    .where(belongsTo(orderTable, owner))
    .orderBy(desc(orderTable.id))
    .limit(1);
  const entries = placeFields.map((field) => [field, row?.contact[field] ?? ""] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}
