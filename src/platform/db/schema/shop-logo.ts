import { customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/**
 * Pictures of the shop's logo as the shop itself drew them. The catalogue says which one is current, papers which one they were issued
 * with: none is ever changed or removed.
 */
export const shopLogoTable = pgTable("shop_logo", {
  /** Of the picture: its SHA-256. */
  id: text("id").primaryKey(),
  /** A PNG on white. */
  picture: bytes("picture").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
});
