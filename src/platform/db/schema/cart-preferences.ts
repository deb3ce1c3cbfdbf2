import { integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { hasOneOwner, ownerColumns } from "./owner-columns.ts";

/** What a customer asks for the cart as a whole. Points are only named here: the ledger changes with an order. */
export const cartPreferencesTable = pgTable(
  "cart_wish",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ...ownerColumns(),
    couponCode: text("coupon_code"),
    points: integer("points").notNull().default(0),
    shippingMethod: text("shipping_method"),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    hasOneOwner("cart_wish", table),
    unique("cart_wish_customer").on(table.customerId),
    unique("cart_wish_guest").on(table.guestId),
  ],
);
